/**
 * Steps through the history, told ahead of the router. A window's listeners are called in the order in which they were added, also
 * those that capture, so one is there before the router begins.
 */

type HearStep = (event: PopStateEvent) => void;

let listener: HearStep | null = null;

/** Begins to hear of steps; called before the router begins. */
export function hearSteps(): void {
  window.addEventListener("popstate", (event) => listener?.(event));
}

/** Hands every step to a listener that may keep it from the router, until the answer is called. */
export function takeSteps(take: HearStep): () => void {
  listener = take;
  return () => {
    if (listener === take) listener = null;
  };
}
