/** Without scrolling what is in view: browsers would make room for the sticky header, even inside it. */
export function focusInPlace(target: HTMLElement | null | undefined): void {
  if (!target) return;
  const { top, bottom } = target.getBoundingClientRect();
  target.focus({ preventScroll: top >= 0 && bottom <= innerHeight });
}
