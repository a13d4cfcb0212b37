import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { questionnaireSteps, type QuestionnaireState } from "#domain/questionnaire.ts";
import { questionnaireHash, parseQuestionnaireHash } from "#site/components/questionnaire-hash.ts";

/** History state of an entry. */
interface HistoryEntry {
  /** Number of entries back to the page below; null when the page was loaded with the dialog open. */
  depth: number | null;
  /** Step of the previous entry; null when that is not the dialog's. */
  previousStep: QuestionnaireState["step"] | null;
}

const loaded: HistoryEntry = { depth: null, previousStep: null };

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
  const { search, hash, state: told } = useLocation();
  const standing = useMemo(() => parseQuestionnaireHash(hash), [hash]);
  const { questionnaire: entry = loaded } = (told ?? {}) as { questionnaire?: HistoryEntry }; // written only by this hook
  const latest = useRef<QuestionnaireState["answers"] | null>(null);
  /** Set while the dialog is closing, with what is requested meanwhile. */
  const leaving = useRef<{ asked: QuestionnaireState | null } | null>(null);

  /** Merges with the page's own history state. */
  function write(
    to: string,
    questionnaire: HistoryEntry | undefined,
    { replace = false } = {},
  ): void {
    const state = { ...told, questionnaire };
    void navigate({ search, hash: to }, { replace, state, preventScrollReset: true });
  }

  function enter(state: QuestionnaireState): void {
    if (leaving.current !== null) {
      leaving.current.asked = state;
    } else if (!isOpen()) {
      latest.current = state.answers;
      write(questionnaireHash(state), { depth: 1, previousStep: null });
    }
  }

  const arrive = useEffectEvent((at: QuestionnaireState | null) => {
    if (at === null) {
      const asked = leaving.current?.asked ?? null;
      leaving.current = null;
      if (asked !== null) enter(asked);
      return;
    }
    // Going back keeps later answers: an entry sets the step, and the answers only in a newly loaded document.
    latest.current ??= at.answers;
    const now = questionnaireHash({ step: at.step, answers: latest.current });
    if (now !== hash && window.location.hash === hash) write(now, entry, { replace: true });
  });
  useEffect(() => arrive(standing), [standing]);

  function turnTo(state: QuestionnaireState): void {
    const from = standing?.step ?? "intro";
    const isPrevious =
      questionnaireSteps.indexOf(from) - questionnaireSteps.indexOf(state.step) === 1;
    latest.current = state.answers;
    if (isPrevious && entry.previousStep === state.step) {
      void navigate(-1);
    } else if (isPrevious) {
      write(questionnaireHash(state), entry, { replace: true });
    } else {
      const depth = entry.depth === null ? null : entry.depth + 1;
      write(questionnaireHash(state), { depth, previousStep: from });
    }
  }

  function leave(): void {
    if (!isOpen()) return; // going back may have closed it already
    leaving.current = { asked: null };
    if (entry.depth === null) write("", undefined, { replace: true });
    else void navigate(-entry.depth);
  }

  return { current: standing, open: enter, goTo: turnTo, close: leave };
}

/** Reads the address itself, which is ahead of rendering. */
function isOpen(): boolean {
  return parseQuestionnaireHash(window.location.hash) !== null;
}
