import { useTranslations } from "use-intl";
import { Icon } from "#site/ui/icon.tsx";

export interface Question {
  question: string;
  /** HTML that our own renderer made. */
  answerHtml: string;
}

export function Questions({ questions }: { questions: readonly Question[] }) {
  const t = useTranslations("project");
  return (
    <section id="questions">
      <h2>{t("questions")}</h2>
      <div className="faqs">
        {questions.map(({ question, answerHtml }, index) => (
          <details key={question} open={index === 0}>
            <summary>
              {question}
              <Icon name="plus" />
            </summary>
            <div className="prose" dangerouslySetInnerHTML={{ __html: answerHtml }} />
          </details>
        ))}
      </div>
    </section>
  );
}
