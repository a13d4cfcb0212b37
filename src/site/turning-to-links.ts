import { followed } from "#site/ui/follow-marks.ts";

/** Who passes over a link does not turn to it. */
const restsMs = 60;

/** Tells the followed link on which pointer, finger or focus rests, and null when it is left. Returns what ends the watch. */
export function watchTurning(tell: (link: Element | null) => void): () => void {
  const watching = new AbortController();
  const options = { signal: watching.signal, passive: true };
  let current: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function turnTo({ target }: Event) {
    const link = linkAround(target);
    if (link === null || link === current) return;
    current = link;
    clearTimeout(timer);
    timer = setTimeout(() => tell(link), restsMs);
  }
  function leave(event: Event) {
    if (current === null || linkAround(event.target) !== current) return;
    if (event instanceof MouseEvent && linkAround(event.relatedTarget) === current) return;
    current = null;
    clearTimeout(timer);
    tell(null);
  }

  for (const kind of ["mouseover", "focusin", "touchstart"]) {
    document.addEventListener(kind, turnTo, options);
  }
  // A finger that scrolls ends as a pointer that is cancelled.
  for (const kind of ["mouseout", "focusout", "pointercancel"]) {
    document.addEventListener(kind, leave, options);
  }
  return () => {
    clearTimeout(timer);
    watching.abort();
  };
}

function linkAround(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(followed) : null;
}
