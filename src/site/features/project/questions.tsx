import { useTranslations } from "use-intl";
import { Faqs, type Faq } from "#site/ui/faqs.tsx";

export function Questions({ questions }: { questions: readonly Faq[] }) {
  const t = useTranslations("project");
  return (
    <section id="questions">
      <h2>{t("questions")}</h2>
      <Faqs questions={questions} firstOpen />
    </section>
  );
}
