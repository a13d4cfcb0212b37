/** Navigation between steps: plain links and forms, handled in place where a handler is provided. */
import { createContext, use, type MouseEvent, type ReactNode, type SubmitEvent } from "react";
import { parseQuestionnaireQuery } from "#contract/questionnaire-query.ts";
import { linkTo } from "#domain/links.ts";
import type { QuestionnaireState } from "#domain/questionnaire.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";

type OnStepChange = ((state: QuestionnaireState) => void) | null;

const StepNavigationContext = createContext<OnStepChange>(null);

export function StepNavigationProvider({
  onTurn,
  children,
}: {
  onTurn: OnStepChange;
  children: ReactNode;
}) {
  return <StepNavigationContext value={onTurn}>{children}</StepNavigationContext>;
}

interface StepLinkProps {
  to: QuestionnaireState;
  className?: string;
  children: ReactNode;
}

export function StepLink({ to, className, children }: StepLinkProps) {
  const { locale } = useVisitorPreferences();
  const onTurn = use(StepNavigationContext);

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
export function StepForm({ children }: { children: ReactNode }) {
  const { locale } = useVisitorPreferences();
  const onTurn = use(StepNavigationContext);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (onTurn === null) return;
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string") query.set(name, value);
    }
    onTurn(parseQuestionnaireQuery(query));
  }

  return (
    <form
      className="questionnaire__form"
      method="get"
      action={linkTo(locale, "questionnaire")}
      onSubmit={submit}
    >
      {children}
    </form>
  );
}
