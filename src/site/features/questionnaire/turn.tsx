/** Navigation between steps: plain links and forms, handled in place where a handler is provided. */
import { createContext, use, type MouseEvent, type ReactNode, type SubmitEvent } from "react";
import { parseQuestionnaire } from "#contract/questionnaire-query.ts";
import { linkTo } from "#domain/links.ts";
import type { QuestionnaireState } from "#domain/questionnaire.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";

type OnTurn = ((state: QuestionnaireState) => void) | null;

const TurnContext = createContext<OnTurn>(null);

export function TurnProvider({ onTurn, children }: { onTurn: OnTurn; children: ReactNode }) {
  return <TurnContext value={onTurn}>{children}</TurnContext>;
}

interface TurnLinkProps {
  to: QuestionnaireState;
  className?: string;
  children: ReactNode;
}

export function TurnLink({ to, className, children }: TurnLinkProps) {
  const { locale } = useVisitorChoice();
  const onTurn = use(TurnContext);

  function turn(event: MouseEvent) {
    if (onTurn === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onTurn(to);
  }

  return (
    <a className={className} href={linkTo(locale, "questionnaire", to)} onClick={turn}>
      {children}
    </a>
  );
}

/** A GET form whose fields are the next state. */
export function TurnForm({ children }: { children: ReactNode }) {
  const { locale } = useVisitorChoice();
  const onTurn = use(TurnContext);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (onTurn === null) return;
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string") query.set(name, value);
    }
    onTurn(parseQuestionnaire(query));
  }

  return (
    <form
      className="quiz__form"
      method="get"
      action={linkTo(locale, "questionnaire")}
      onSubmit={submit}
    >
      {children}
    </form>
  );
}
