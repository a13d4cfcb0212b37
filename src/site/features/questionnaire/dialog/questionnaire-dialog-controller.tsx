import { startTransition, useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useNavigation } from "react-router";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import {
  type QuestionnaireState,
  noAnswers,
  type QuestionnaireAnswers,
} from "#domain/questionnaire.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { afterFrame } from "#site/components/after-frame.ts";
import { questionnaireHash } from "#site/components/questionnaire-hash.ts";
import { saveQuestionnaire, savedQuestionnaire } from "#site/components/questionnaire-storage.ts";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";
import { useDialogHistory } from "#site/features/questionnaire/dialog/use-dialog-history.ts";
import { QuestionnaireDialog } from "#site/features/questionnaire/dialog/questionnaire-dialog.tsx";
import {
  LoadingBar,
  type PopupProps,
  type PopupRequest,
} from "#site/features/questionnaire/dialog/questionnaire-provider.tsx";
import { pendingDelayMs, useDelayedPending } from "#site/ui/delayed-pending.ts";
import { fetchOwn } from "#site/components/fetch-own.ts";

interface RenderedState {
  /** Number of the load that it came from. */
  attempt: number;
  state: QuestionnaireState;
  content: QuestionnaireContent;
}

interface QuestionnaireDialogControllerProps extends PopupProps {
  /** Contact form of the last step; null when unavailable. */
  formOf: (state: QuestionnaireState, content: QuestionnaireContent) => ReactNode;
}

/** Open while the address has the questionnaire's hash. */
export function QuestionnaireDialogController({
  request,
  isPendingShown,
  formOf,
}: QuestionnaireDialogControllerProps) {
  const { locale } = useVisitorPreferences();
  const isLeaving = useNavigation().state !== "idle";
  const { current: state, open, goTo, close } = useDialogHistory();
  const [rendered, setRendered] = useState<RenderedState | null>(null);
  const [attempt, setAttempt] = useState(1);

  const openRequested = useEffectEvent((popupRequest: PopupRequest) => {
    open(initialState(popupRequest.answers ?? noAnswers, savedQuestionnaire()));
  });
  useEffect(() => {
    if (request !== null) openRequested(request);
  }, [request]);

  useEffect(() => {
    if (state === null) return;
    let isStale = false;
    const fetched = afterFrame().then(() => (isStale ? null : loadContent(locale, state)));
    void fetched.then((content) => {
      if (isStale) return;
      if (content === null) {
        window.location.replace(linkTo(locale, "questionnaire", state));
        return;
      }
      saveQuestionnaire(state, content.types);
      // A transition waits for the dialog's style sheets.
      startTransition(() => setRendered({ attempt, state, content }));
    });
    return () => {
      isStale = true;
    };
  }, [state, attempt, locale]);

  const isPending = useDelayedPending(
    state !== null && (isLeaving || rendered?.state !== state || rendered.attempt !== attempt),
    { after: isPendingShown ? 0 : pendingDelayMs },
  );
  if (state === null) {
    if (rendered !== null) setRendered(null);
    return null;
  }
  if (rendered === null) return isPending && <LoadingBar />;
  const { state: renderedState, content } = rendered;
  return (
    <QuestionnaireDialog
      state={renderedState}
      content={content}
      form={formOf(renderedState, content)}
      opener={request?.opener ?? null}
      isPending={isPending}
      onStepChange={(next) => {
        if (questionnaireHash(next) === questionnaireHash(state))
          setAttempt((before) => before + 1);
        else goTo(next);
      }}
      onClose={close}
    />
  );
}

/**
 * Resumes where the visitor closed it, or starts at the first step. A request for another property type starts
 * over and keeps only the budget.
 */
export function initialState(
  requested: QuestionnaireAnswers,
  saved: QuestionnaireState | null,
): QuestionnaireState {
  if (saved === null) return { step: "intro", answers: requested };
  if (requested.type === null || requested.type === saved.answers.type) return saved;
  return {
    step: "intro",
    answers: { ...noAnswers, type: requested.type, budget: saved.answers.budget },
  };
}

const contentCache = new Map<string, QuestionnaireContent>();

/** Null when loading failed. Steps before the last share one cached answer; the last depends on the currency. */
async function loadContent(
  locale: Locale,
  state: QuestionnaireState,
): Promise<QuestionnaireContent | null> {
  const url = linkTo(locale, "questionnaire-content", state.step === "result" ? state : {});
  const cached = contentCache.get(url);
  if (cached !== undefined) return cached;
  try {
    const content = await fetchOwn<QuestionnaireContent>(url);
    if (content !== null && state.step !== "result") contentCache.set(url, content);
    return content;
  } catch {
    return null;
  }
}
