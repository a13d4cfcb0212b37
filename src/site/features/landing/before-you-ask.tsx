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
      <div className="wrap grid grid--12">
        <div className="lg:col-span-5">
          <h2>{t("faqs")}</h2>
          <p className="pt-6">{ask}</p>
        </div>
        <div className="lg:col-span-7">
          <Faqs questions={questions} firstOpen />
        </div>
      </div>
    </section>
  );
}
