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

interface RenderedState {
  /** Which request it answers. */
  attempt: number;
  state: QuestionnaireState;
  content: QuestionnaireContent;
}

interface QuestionnaireDialogControllerProps extends PopupProps {
  /** Contact form of the last step; null when unavailable. */
  formOf: (state: QuestionnaireState, content: QuestionnaireContent) => ReactNode;
}

/** Open as long as the address says so. */
export function QuestionnaireDialogController({
  request,
  isPendingShown,
  formOf,
}: QuestionnaireDialogControllerProps) {
  const { locale } = useVisitorPreferences();
  const isLeaving = useNavigation().state !== "idle";
  const { current: state, open, goTo, close } = useDialogHistory();
  const [shown, setShown] = useState<RenderedState | null>(null);
  const [time, setTime] = useState(1);

  const grant = useEffectEvent((asked: PopupRequest) => {
    open(initialState(asked.answers ?? noAnswers, savedQuestionnaire()));
  });
  useEffect(() => {
    if (request !== null) grant(request);
  }, [request]);

  useEffect(() => {
    if (state === null) return;
    let isLate = false;
    const fetched = afterFrame().then(() => (isLate ? null : loadContent(locale, state)));
    void fetched.then((content) => {
      if (isLate) return;
      if (content === null) {
        window.location.replace(linkTo(locale, "questionnaire", state));
        return;
      }
      saveQuestionnaire(state, content.types);
      // A transition waits for the dialog's style sheets.
      startTransition(() => setShown({ attempt: time, state, content }));
    });
    return () => {
      isLate = true;
    };
  }, [state, time, locale]);

  const isWaiting = useDelayedPending(
    state !== null && (isLeaving || shown?.state !== state || shown.attempt !== time),
    { after: isPendingShown ? 0 : pendingDelayMs },
  );
  if (state === null) {
    if (shown !== null) setShown(null);
    return null;
  }
  if (shown === null) return isWaiting && <LoadingBar />;
  const { state: drawn, content } = shown;
  return (
    <QuestionnaireDialog
      state={drawn}
      content={content}
      form={formOf(drawn, content)}
      opener={request?.opener ?? null}
      isPending={isWaiting}
      onStepChange={(next) => {
        if (questionnaireHash(next) === questionnaireHash(state)) setTime((before) => before + 1);
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
  asked: QuestionnaireAnswers,
  kept: QuestionnaireState | null,
): QuestionnaireState {
  if (kept === null) return { step: "intro", answers: asked };
  if (asked.type === null || asked.type === kept.answers.type) return kept;
  return {
    step: "intro",
    answers: { ...noAnswers, type: asked.type, budget: kept.answers.budget },
  };
}

const contentCache = new Map<string, QuestionnaireContent>();

/** Null when loading failed. Steps before the last share one cached answer; the last depends on the currency. */
async function loadContent(
  locale: Locale,
  state: QuestionnaireState,
): Promise<QuestionnaireContent | null> {
  const address = linkTo(locale, "questionnaire-content", state.step === "result" ? state : {});
  const known = contentCache.get(address);
  if (known !== undefined) return known;
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    const content = (await response.json()) as QuestionnaireContent; // our own route returns this shape
    if (state.step !== "result") contentCache.set(address, content);
    return content;
  } catch {
    return null;
  }
}
