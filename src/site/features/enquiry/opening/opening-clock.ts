/** When the contact dialog opens by itself. */

/** How long after the page was loaded. */
export const dueMs = 20_000;
const againMs = 1_000;

interface OpeningClock<Files> {
  /** Milliseconds since the page was loaded. */
  age: number;
  /** It is not to open any more in this visit. */
  isDone: () => boolean;
  /** Nothing stands in the way just now. */
  mayOpen: () => boolean;
  /** Fetches what it opens with; null where that cannot be had. */
  prepare: () => Promise<Files | null>;
  open: (files: Files) => void;
}

/** Opens once, as soon as it is due and nothing stands in the way, also not after a slow fetch; gives what stops that. */
export function startOpeningClock<Files>(clock: OpeningClock<Files>): () => void {
  const { age, isDone, mayOpen, prepare, open } = clock;
  let isStopped = false;
  let timer = lookIn(Math.max(0, dueMs - age));

  function lookIn(ms: number) {
    return setTimeout(() => void look(), ms);
  }

  async function look() {
    if (isDone()) return;
    const files = mayOpen() ? await prepare() : "later";
    if (files === null || isStopped || isDone()) return;
    if (files !== "later" && mayOpen()) open(files);
    else timer = lookIn(againMs);
  }

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
