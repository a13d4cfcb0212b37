import { parseQuestionnaireHash } from "#site/components/questionnaire-hash.ts";
import { canAutoOpen } from "#site/features/enquiry/dialog/auto-open-state.ts";

/** Milliseconds after page load. */
export const autoOpenAfterMs = 20_000;
const retryMs = 1_000;

interface AutoOpenTimer<Files> {
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
export function autoOpenWhenIdle<Files>(options: AutoOpenTimer<Files>): void {
  const isTyping = trackTyping(options.signal);
  startAutoOpenTimer({
    ...options,
    isDone: () => !canAutoOpen(),
    mayOpen: () => options.mayOpen() && !isTyping() && !hasOverlay() && !hasForm(),
  });
}

/** Opens once when due and unobstructed, which is checked again after a slow fetch; never when already done. */
export function startAutoOpenTimer<Files>(
  options: AutoOpenTimer<Files> & { isDone: () => boolean },
): void {
  const { age, isDone, mayOpen, prepare, open, signal } = options;
  let timer = scheduleCheck(Math.max(0, autoOpenAfterMs - age));
  signal.addEventListener("abort", () => clearTimeout(timer));

  function scheduleCheck(ms: number) {
    return setTimeout(() => void check(), ms);
  }

  async function check() {
    if (isDone()) return;
    const files = mayOpen() ? await prepare() : "not-now";
    if (files === null || signal.aborted || isDone()) return;
    if (files !== "not-now" && mayOpen()) open(files);
    else timer = scheduleCheck(retryMs);
  }
}

const overlaySelector =
  "dialog[open], :popover-open, details:is([name=nav], [name=filter])[open], .progress--busy";

/** Whether a dialog, popover or menu is open, or the next page or the questionnaire is loading. */
function hasOverlay(): boolean {
  const isQuestionnaireOpen = parseQuestionnaireHash(window.location.hash) !== null;
  return isQuestionnaireOpen || document.querySelector(overlaySelector) !== null;
}

function hasForm(): boolean {
  return document.querySelector("main form:has([name=privacy_version])") !== null;
}

/** How long after a keypress the visitor counts as typing. */
const typingGraceMs = 5_000;

const typingSelector =
  "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]";

/** The visitor is typing while focus is in a field or a key was pressed recently. */
function trackTyping(signal: AbortSignal): () => boolean {
  let pressedAt = Number.NEGATIVE_INFINITY;
  const recordPress = () => {
    pressedAt = Date.now();
  };
  document.addEventListener("keydown", recordPress, { signal, capture: true });
  return () =>
    document.activeElement?.matches(typingSelector) === true ||
    Date.now() - pressedAt < typingGraceMs;
}
