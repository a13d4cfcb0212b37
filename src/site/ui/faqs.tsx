import { Icon } from "#site/ui/icon.tsx";

export interface Faq {
  question: string;
  /** HTML that our own renderer made. */
  answerHtml: string;
}

interface FaqsProps {
  questions: readonly Faq[];
  /** Whether the first one stands open, so that the others are seen to open. */
  firstOpen: boolean;
}

/** Questions whose answers open. */
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
