/** Navigation between steps: plain links and forms, handled in place where a handler is provided. */
import { createContext, use, type MouseEvent, type ReactNode, type SubmitEvent } from "react";
import { parseQuestionnaireQuery } from "#contract/questionnaire-query.ts";
import { linkTo } from "#domain/links.ts";
import type { QuestionnaireState } from "#domain/questionnaire.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { isPlainClick } from "#site/components/plain-click.ts";

type OnStepChange = ((state: QuestionnaireState) => void) | null;

const StepNavigationContext = createContext<OnStepChange>(null);

export function StepNavigationProvider({
  onStepChange,
  children,
}: {
  onStepChange: OnStepChange;
  children: ReactNode;
}) {
  return <StepNavigationContext value={onStepChange}>{children}</StepNavigationContext>;
}

interface StepLinkProps {
  to: QuestionnaireState;
  className?: string;
  children: ReactNode;
}

export function StepLink({ to, className, children }: StepLinkProps) {
  const { locale } = useVisitorPreferences();
  const onStepChange = use(StepNavigationContext);

  function handleClick(event: MouseEvent) {
    if (onStepChange === null || !isPlainClick(event)) return;
    event.preventDefault();
    onStepChange(to);
  }

  return (
    <a className={className} href={linkTo(locale, "questionnaire", to)} onClick={handleClick}>
      {children}
    </a>
  );
}

/** A GET form whose fields are the next state. */
export function StepForm({ children }: { children: ReactNode }) {
  const { locale } = useVisitorPreferences();
  const onStepChange = use(StepNavigationContext);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (onStepChange === null) return;
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === "string") query.set(name, value);
    }
    onStepChange(parseQuestionnaireQuery(query));
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
