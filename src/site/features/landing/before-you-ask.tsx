import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { Faqs, type Faq } from "#site/ui/faqs.tsx";

interface BeforeYouAskProps {
  questions: readonly Faq[];
  /** The way to ask what is not among them. */
  ask: ReactNode;
}

export function BeforeYouAsk({ questions, ask }: BeforeYouAskProps) {
  const t = useTranslations("landing");
  return (
    <section className="section sunk">
      <div className="wrap grid grid--5-7">
        <div>
          <h2>{t("faqs")}</h2>
          <p className="before-you-ask__text">{ask}</p>
        </div>
        <div>
          <Faqs questions={questions} firstOpen />
        </div>
      </div>
    </section>
  );
}
