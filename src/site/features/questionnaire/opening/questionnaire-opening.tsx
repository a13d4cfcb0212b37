import { startTransition, useEffect, useEffectEvent, useState, type ReactNode } from "react";
import { useNavigation } from "react-router";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import {
  type QuestionnaireState,
  noAnswers,
  type QuestionnaireAnswers,
} from "#domain/questionnaire.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { afterFrame } from "#site/components/after-frame.ts";
import { hashOf } from "#site/components/questionnaire-hash.ts";
import { keepQuestionnaire, keptQuestionnaire } from "#site/components/questionnaire-memory.ts";
import type { QuestionnaireContent } from "#site/features/questionnaire/content.ts";
import { useHistoryEntries } from "#site/features/questionnaire/opening/history-entries.ts";
import { QuestionnaireDialog } from "#site/features/questionnaire/opening/questionnaire-dialog.tsx";
import {
  Waiting,
  type PopupProps,
  type PopupRequest,
} from "#site/features/questionnaire/opening/questionnaire-host.tsx";
import { steadyMs, useSteady } from "#site/ui/steady.ts";

interface Shown {
  /** Which request it answers. */
  time: number;
  state: QuestionnaireState;
  content: QuestionnaireContent;
}

interface QuestionnaireOpeningProps extends PopupProps {
  /** Contact form of the last step; null when unavailable. */
  formOf: (state: QuestionnaireState, content: QuestionnaireContent) => ReactNode;
}

/** Open as long as the address says so. */
export function QuestionnaireOpening({ request, isTold, formOf }: QuestionnaireOpeningProps) {
  const { locale } = useVisitorChoice();
  const isLeaving = useNavigation().state !== "idle";
  const { standing: state, enter, turnTo, leave } = useHistoryEntries();
  const [shown, setShown] = useState<Shown | null>(null);
  const [time, setTime] = useState(1);

  const grant = useEffectEvent((asked: PopupRequest) => {
    enter(beginning(asked.answers ?? noAnswers, keptQuestionnaire()));
  });
  useEffect(() => {
    if (request !== null) grant(request);
  }, [request]);

  useEffect(() => {
    if (state === null) return;
    let isLate = false;
    const fetched = afterFrame().then(() => (isLate ? null : contentOf(locale, state)));
    void fetched.then((content) => {
      if (isLate) return;
      if (content === null) {
        window.location.replace(linkTo(locale, "questionnaire", state));
        return;
      }
      keepQuestionnaire(state, content.types);
      // A transition waits for the dialog's style sheets.
      startTransition(() => setShown({ time, state, content }));
    });
    return () => {
      isLate = true;
    };
  }, [state, time, locale]);

  const isWaiting = useSteady(
    state !== null && (isLeaving || shown?.state !== state || shown.time !== time),
    { after: isTold ? 0 : steadyMs },
  );
  if (state === null) {
    if (shown !== null) setShown(null);
    return null;
  }
  if (shown === null) return isWaiting && <Waiting />;
  const { state: drawn, content } = shown;
  return (
    <QuestionnaireDialog
      state={drawn}
      content={content}
      form={formOf(drawn, content)}
      opener={request?.opener ?? null}
      isWaiting={isWaiting}
      onTurn={(next) => {
        if (hashOf(next) === hashOf(state)) setTime((before) => before + 1);
        else turnTo(next);
      }}
      onClose={leave}
    />
  );
}

/**
 * Resumes where the visitor closed it, or starts at the first step. A request for another property type starts
 * over and keeps only the budget.
 */
export function beginning(
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

const fetched = new Map<string, QuestionnaireContent>();

/** Null when loading failed. Steps before the last share one cached answer; the last depends on the currency. */
async function contentOf(
  locale: Locale,
  state: QuestionnaireState,
): Promise<QuestionnaireContent | null> {
  const address = linkTo(locale, "questionnaire-content", state.step === "result" ? state : {});
  const known = fetched.get(address);
  if (known !== undefined) return known;
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    const content = (await response.json()) as QuestionnaireContent; // our own route returns this shape
    if (state.step !== "result") fetched.set(address, content);
    return content;
  } catch {
    return null;
  }
}
