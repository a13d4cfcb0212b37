/** What tells how a click was made. */
type Press = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a click is meant for this window: with the first button, and with no key that asks for another one. */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}

/** The link that a click is on, where the click is to follow it here. */
export function linkUnder(event: MouseEvent, selector: string): HTMLAnchorElement | null {
  if (!isPlainClick(event) || event.defaultPrevented || !(event.target instanceof Element)) {
    return null;
  }
  return event.target.closest<HTMLAnchorElement>(selector);
}
