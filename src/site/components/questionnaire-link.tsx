import { createContext, use, type MouseEvent, type ReactNode } from "react";
import type { QuestionnaireAnswers } from "#domain/questionnaire.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { isPlainClick } from "#site/components/plain-click.ts";

/** Opens the pop-up, or follows the link when it cannot be loaded. */
export type OpenQuestionnaire = (link: HTMLAnchorElement, answers?: QuestionnaireAnswers) => void;

/** Null where it does not open, as on the questionnaire's own page. */
export const QuestionnaireContext = createContext<OpenQuestionnaire | null>(null);

interface QuestionnaireLinkProps {
  /** Initial answers, such as the type of a listing. */
  answers?: QuestionnaireAnswers;
  className?: string;
  children: ReactNode;
}

/** Opens the pop-up; without script it leads to the questionnaire's own page. */
export function QuestionnaireLink({ answers, className, children }: QuestionnaireLinkProps) {
  const { locale } = useVisitorPreferences();
  const open = use(QuestionnaireContext);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (open === null || !isPlainClick(event)) return;
    event.preventDefault();
    open(event.currentTarget, answers);
  }

  return (
    <a
      className={className}
      href={linkTo(locale, "questionnaire", { answers })}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}
