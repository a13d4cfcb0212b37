/**
 * Gives the focus to what is in view, and leaves the page where it is: a browser would make room for the header beside it, even for
 * what stands in the header. What is out of view is brought into it.
 */
export function focusInPlace(target: HTMLElement | null | undefined): void {
  if (!target) return;
  const { top, bottom } = target.getBoundingClientRect();
  target.focus({ preventScroll: top >= 0 && bottom <= innerHeight });
}
