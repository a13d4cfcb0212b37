/** When the contact dialog opens by itself. */
import { stateInHash } from "#site/components/questionnaire-hash.ts";
import { mayStillOpen } from "#site/features/enquiry/opening/dialog-memory.ts";

/** How long after the page was loaded. */
export const dueMs = 20_000;
const againMs = 1_000;

interface OpeningClock<Files> {
  /** Milliseconds since the page was loaded. */
  age: number;
  /** Nothing stands in the way just now. */
  mayOpen: () => boolean;
  /** Fetches what it opens with; null where that cannot be had. */
  prepare: () => Promise<Files | null>;
  open: (files: Files) => void;
  /** Stops it. */
  signal: AbortSignal;
}

/** Opens it on a page where it may, while nobody types and nothing lies over the page, and where no form stands. */
export function openOnceDue<Files>(clock: OpeningClock<Files>): void {
  const isTyping = watchTyping(clock.signal);
  startOpeningClock({
    ...clock,
    isDone: () => !mayStillOpen(),
    mayOpen: () => clock.mayOpen() && !isTyping() && !isCovered() && !hasForm(),
  });
}

/** Opens once, as soon as it is due and nothing stands in the way, also not after a slow fetch; never once it `isDone`. */
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

/** Whether a dialog, a panel or a menu lies over the page, or something is about to come: the next page or the questionnaire. */
function isCovered(): boolean {
  const isAsked = stateInHash(window.location.hash) !== null;
  return isAsked || document.querySelector(covers) !== null;
}

function hasForm(): boolean {
  return document.querySelector("main form:has([name=privacy_version])") !== null;
}

/** How long somebody who pressed a key is taken to be still typing. */
const stillTypingMs = 5_000;

const fields =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]";

/** Notices from now on whether the visitor types: the focus is in a field, or a key was pressed just now. */
function watchTyping(signal: AbortSignal): () => boolean {
  let pressedAt = Number.NEGATIVE_INFINITY;
  const note = () => {
    pressedAt = Date.now();
  };
  document.addEventListener("keydown", note, { signal, capture: true });
  return () =>
    document.activeElement?.matches(fields) === true || Date.now() - pressedAt < stillTypingMs;
}
