import { useTranslations } from "use-intl";
import { Faqs, type Faq } from "#site/ui/faqs.tsx";

/** What is asked about buying in the country. */
export function BuyerQuestions({ questions }: { questions: readonly Faq[] }) {
  const t = useTranslations("guide");
  if (questions.length === 0) return null;
  return (
    <section className="section section--flush" id="questions">
      <div className="wrap grid grid--4-8">
        <h2>{t("questions")}</h2>
        <div>
          <Faqs questions={questions} firstOpen={false} />
        </div>
      </div>
    </section>
  );
}
