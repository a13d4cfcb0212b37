/** The link that a click is on, where the click is to follow it here: not with a key for another window. */
export function linkUnder(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  const isPlain =
    event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>(selector);
}
