import type { ReactNode } from "react";
import type { QuestionnaireAnswers } from "#domain/questionnaire.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";

interface QuestionnaireLinkProps {
  /** What is known already, such as the type of a listing. */
  answers?: QuestionnaireAnswers;
  className?: string;
  children: ReactNode;
}

/** A link to the questionnaire by itself, which opens it over the page where there is script. */
export function QuestionnaireLink({ answers, className, children }: QuestionnaireLinkProps) {
  const { locale } = useVisitorChoice();
  return (
    <a
      className={className}
      href={linkTo(locale, "questionnaire", { answers })}
      data-questionnaire=""
    >
      {children}
    </a>
  );
}
