import { Icon } from "#site/ui/icon.tsx";

export interface Faq {
  question: string;
  /** HTML of our own renderer. */
  answerHtml: string;
}

interface FaqsProps {
  questions: readonly Faq[];
  /** One open answer shows that the others open too. */
  firstOpen: boolean;
}

export function Faqs({ questions, firstOpen }: FaqsProps) {
  return (
    <div className="faqs">
      {questions.map(({ question, answerHtml }, index) => (
        <details key={question} open={firstOpen && index === 0}>
          <summary>
            {question}
            <Icon name="plus" />
          </summary>
          <div className="prose" dangerouslySetInnerHTML={{ __html: answerHtml }} />
        </details>
      ))}
    </div>
  );
}
