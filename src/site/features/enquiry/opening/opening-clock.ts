/** When the contact dialog opens by itself. */

/** How long after the page was loaded. */
export const dueMs = 20_000;
/** How often it is seen whether something that stood in the way is gone. */
const againMs = 1_000;

interface OpeningClock {
  /** Milliseconds since the page was loaded. */
  age: number;
  /** It is not to open any more in this visit. */
  isDone: () => boolean;
  /** Nothing stands in the way just now. */
  mayOpen: () => boolean;
  open: () => void;
}

/** Opens once, as soon as it is due and nothing stands in the way; gives what stops that. */
export function startOpeningClock({ age, isDone, mayOpen, open }: OpeningClock): () => void {
  let timer = setTimeout(look, Math.max(0, dueMs - age));
  function look() {
    if (isDone()) return;
    if (mayOpen()) open();
    else timer = setTimeout(look, againMs);
  }
  return () => clearTimeout(timer);
}
