import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { questionnaireSteps, type QuestionnaireState } from "#domain/questionnaire.ts";
import { questionnaireHash, parseQuestionnaireHash } from "#site/components/questionnaire-hash.ts";

/** What the history state says about the dialog. */
interface HistoryEntry {
  /** Number of entries back to the page below; null when the page was loaded with the dialog open. */
  depth: number | null;
  /** Step of the previous entry; null when that is not the dialog's. */
  previousStep: QuestionnaireState["step"] | null;
}

interface HistoryState {
  questionnaire?: HistoryEntry;
}

/** Entry of a page that was loaded with the dialog open. */
const initialEntry: HistoryEntry = { depth: null, previousStep: null };

interface DialogHistory {
  /** Dialog state from the address; null while closed. */
  current: QuestionnaireState | null;
  /** Opens the dialog. Repeated calls open it once; a call during closing opens it afterwards. */
  open: (state: QuestionnaireState) => void;
  /** Goes to another step; to the previous one by going back in history, as the browser's own button does. */
  goTo: (state: QuestionnaireState) => void;
  /** Goes back to the page below the dialog. */
  close: () => void;
}

/** Each step is a history entry: the page's address with another hash. */
export function useDialogHistory(): DialogHistory {
  const navigate = useNavigate();
  const { search, hash, state: locationState } = useLocation();
  const current = useMemo(() => parseQuestionnaireHash(hash), [hash]);
  const { questionnaire: entry = initialEntry } = (locationState ?? {}) as HistoryState; // written only by this hook
  const latestAnswers = useRef<QuestionnaireState["answers"] | null>(null);
  /** Set while the dialog is closing, with the state that it reopens with, if any. */
  const closing = useRef<{ next: QuestionnaireState | null } | null>(null);

  /** Merges with the page's own history state. */
  function navigateToHash(
    to: string,
    questionnaire: HistoryEntry | undefined,
    { replace = false } = {},
  ): void {
    const state = { ...locationState, questionnaire };
    void navigate({ search, hash: to }, { replace, state, preventScrollReset: true });
  }

  function open(state: QuestionnaireState): void {
    if (closing.current !== null) {
      closing.current.next = state;
    } else if (!isOpen()) {
      latestAnswers.current = state.answers;
      navigateToHash(questionnaireHash(state), { depth: 1, previousStep: null });
    }
  }

  const handleAddress = useEffectEvent((arrived: QuestionnaireState | null) => {
    if (arrived === null) {
      const next = closing.current?.next ?? null;
      closing.current = null;
      if (next !== null) open(next);
      return;
    }
    // Going back keeps later answers: an entry sets the step, and the answers only in a newly loaded document.
    latestAnswers.current ??= arrived.answers;
    const newHash = questionnaireHash({ step: arrived.step, answers: latestAnswers.current });
    if (newHash !== hash && window.location.hash === hash)
      navigateToHash(newHash, entry, { replace: true });
  });
  useEffect(() => handleAddress(current), [current]);

  function goTo(state: QuestionnaireState): void {
    const from = current?.step ?? "intro";
    const isPreviousStep =
      questionnaireSteps.indexOf(from) - questionnaireSteps.indexOf(state.step) === 1;
    latestAnswers.current = state.answers;
    if (isPreviousStep && entry.previousStep === state.step) {
      void navigate(-1);
    } else if (isPreviousStep) {
      navigateToHash(questionnaireHash(state), entry, { replace: true });
    } else {
      const depth = entry.depth === null ? null : entry.depth + 1;
      navigateToHash(questionnaireHash(state), { depth, previousStep: from });
    }
  }

  function close(): void {
    if (!isOpen()) return; // going back may have closed it already
    closing.current = { next: null };
    if (entry.depth === null) navigateToHash("", undefined, { replace: true });
    else void navigate(-entry.depth);
  }

  return { current, open, goTo, close };
}

/** Reads the address itself, because rendering may lag behind it. */
function isOpen(): boolean {
  return parseQuestionnaireHash(window.location.hash) !== null;
}
