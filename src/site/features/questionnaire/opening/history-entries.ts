import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { questionnaireSteps, type QuestionnaireState } from "#domain/questionnaire.ts";
import { hashOf, stateInHash } from "#site/components/questionnaire-hash.ts";

/** What an entry knows of those before it. */
interface Entry {
  /** How many steps back lead out of the pop-up; null where the page was loaded with it open. */
  depth: number | null;
  /** Step of the entry before; null where that is not one of the pop-up. */
  before: QuestionnaireState["step"] | null;
}

const loaded: Entry = { depth: null, before: null };

interface HistoryEntries {
  /** Where the pop-up stands by the address; null while it is closed. */
  standing: QuestionnaireState | null;
  /**
   * Opens the pop-up over the page. Asked for again while it is on its way, it is opened once; asked for while it is being left,
   * it is opened after that.
   */
  enter: (state: QuestionnaireState) => void;
  /** Turns to another step. The one before is a step back, so that the browser's own button means the same. */
  turnTo: (state: QuestionnaireState) => void;
  /** Goes back to the page as it was before the pop-up was opened. */
  leave: () => void;
}

/** The pop-up's own entries in the history of the page beneath it: the same address with another hash. */
export function useHistoryEntries(): HistoryEntries {
  const navigate = useNavigate();
  const { search, hash, state: told } = useLocation();
  const standing = useMemo(() => stateInHash(hash), [hash]);
  const { questionnaire: entry = loaded } = (told ?? {}) as { questionnaire?: Entry }; // written here alone
  const latest = useRef<QuestionnaireState["answers"] | null>(null);
  /** Set from the moment the pop-up is closed until it is gone, with what is asked for in between. */
  const leaving = useRef<{ asked: QuestionnaireState | null } | null>(null);

  /** Beside what the page itself says of its entry. */
  function write(to: string, questionnaire: Entry | undefined, { replace = false } = {}): void {
    const state = { ...told, questionnaire };
    void navigate({ search, hash: to }, { replace, state, preventScrollReset: true });
  }

  function enter(state: QuestionnaireState): void {
    if (leaving.current !== null) {
      leaving.current.asked = state;
    } else if (!isOpen()) {
      latest.current = state.answers;
      write(hashOf(state), { depth: 1, before: null });
    }
  }

  const arrive = useEffectEvent((at: QuestionnaireState | null) => {
    if (at === null) {
      const asked = leaving.current?.asked ?? null;
      leaving.current = null;
      if (asked !== null) enter(asked);
      return;
    }
    // Steps back keep what was answered since: an entry tells the step, and only to a new document its answers, too.
    latest.current ??= at.answers;
    const now = hashOf({ step: at.step, answers: latest.current });
    if (now !== hash && window.location.hash === hash) write(now, entry, { replace: true });
  });
  useEffect(() => arrive(standing), [standing]);

  function turnTo(state: QuestionnaireState): void {
    const from = standing?.step ?? "intro";
    const isPrevious =
      questionnaireSteps.indexOf(from) - questionnaireSteps.indexOf(state.step) === 1;
    latest.current = state.answers;
    if (isPrevious && entry.before === state.step) {
      void navigate(-1);
    } else if (isPrevious) {
      write(hashOf(state), entry, { replace: true });
    } else {
      const depth = entry.depth === null ? null : entry.depth + 1;
      write(hashOf(state), { depth, before: from });
    }
  }

  function leave(): void {
    if (!isOpen()) return; // a step back closes it, too
    leaving.current = { asked: null };
    if (entry.depth === null) write("", undefined, { replace: true });
    else void navigate(-entry.depth);
  }

  return { standing, enter, turnTo, leave };
}

/** By the address itself, which is ahead of what is drawn. */
function isOpen(): boolean {
  return stateInHash(window.location.hash) !== null;
}
