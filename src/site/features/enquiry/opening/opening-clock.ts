import { stateInHash } from "#site/components/questionnaire-hash.ts";
import { mayStillOpen } from "#site/features/enquiry/opening/dialog-memory.ts";

/** Milliseconds after page load. */
export const dueMs = 20_000;
const againMs = 1_000;

interface OpeningClock<Files> {
  /** Milliseconds since the page was loaded. */
  age: number;
  /** Whether nothing currently blocks it. */
  mayOpen: () => boolean;
  /** Fetches the dialog; null when that failed. */
  prepare: () => Promise<Files | null>;
  open: (files: Files) => void;
  signal: AbortSignal;
}

/** Opens the dialog once, unless the visitor is typing, something covers the page, or the page has a form. */
export function openOnceDue<Files>(clock: OpeningClock<Files>): void {
  const isTyping = watchTyping(clock.signal);
  startOpeningClock({
    ...clock,
    isDone: () => !mayStillOpen(),
    mayOpen: () => clock.mayOpen() && !isTyping() && !isCovered() && !hasForm(),
  });
}

/** Opens once when due and unobstructed, which is checked again after a slow fetch; never when already done. */
export function startOpeningClock<Files>(
  clock: OpeningClock<Files> & { isDone: () => boolean },
): void {
  const { age, isDone, mayOpen, prepare, open, signal } = clock;
  let timer = lookIn(Math.max(0, dueMs - age));
  signal.addEventListener("abort", () => clearTimeout(timer));

  function lookIn(ms: number) {
    return setTimeout(() => void look(), ms);
  }

  async function look() {
    if (isDone()) return;
    const files = mayOpen() ? await prepare() : "later";
    if (files === null || signal.aborted || isDone()) return;
    if (files !== "later" && mayOpen()) open(files);
    else timer = lookIn(againMs);
  }
}

const covers =
  "dialog[open], :popover-open, details:is([name=nav], [name=filter])[open], .progress--busy";

/** Whether a dialog, popover or menu is open, or the next page or the questionnaire is loading. */
function isCovered(): boolean {
  const isAsked = stateInHash(window.location.hash) !== null;
  return isAsked || document.querySelector(covers) !== null;
}

function hasForm(): boolean {
  return document.querySelector("main form:has([name=privacy_version])") !== null;
}

/** How long after a keypress the visitor counts as typing. */
const stillTypingMs = 5_000;

const fields =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]";

/** The visitor is typing while focus is in a field or a key was pressed recently. */
function watchTyping(signal: AbortSignal): () => boolean {
  let pressedAt = Number.NEGATIVE_INFINITY;
  const note = () => {
    pressedAt = Date.now();
  };
  document.addEventListener("keydown", note, { signal, capture: true });
  return () =>
    document.activeElement?.matches(fields) === true || Date.now() - pressedAt < stillTypingMs;
}
