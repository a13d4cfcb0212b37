/** Arrow keys are an addition to Tab: these are disclosures with lists of links, not menus in the sense of WAI-ARIA. */

/** Menus that overlay the page, unlike those inside the mobile sheet. */
export const headerMenuSelector = "details[name=nav]";

/** Moves the focus by arrow keys, Home and End; keys that a form field uses are left to it. */
export function moveFocusByKey(event: KeyboardEvent): void {
  const { target: stop } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(stop instanceof HTMLElement) || stop.matches("input, select, textarea")) return;
  const menu = stop.closest<HTMLDetailsElement>(headerMenuSelector);
  const target =
    menu === null || stop === buttonOf(menu)
      ? targetFromBar(stop, menu, event.key)
      : targetWithin(stop, menu, event.key);
  if (target === null) return;
  event.preventDefault();
  target.focus();
}

/** From an item of the bar: to its neighbours, or down into its menu. */
function targetFromBar(
  stop: HTMLElement,
  menu: HTMLDetailsElement | null,
  key: string,
): HTMLElement | null {
  if (key === "ArrowDown" && menu !== null) {
    if (!menu.open) stop.click(); // by a click, so that the search panel focuses its field
    return focusableIn(menu)[0] ?? null;
  }
  const row = rowOf(menu ?? stop);
  if (key === "Home") return row[0] ?? null;
  if (key === "End") return row.at(-1) ?? null;
  return neighbour(row, stop, arrowStep(key, stop));
}

/** Inside an open menu: along its links, and from the first one back to its button. */
function targetWithin(stop: HTMLElement, menu: HTMLElement, key: string): HTMLElement | null {
  const stops = focusableIn(menu);
  if (key === "Home") return stops[0] ?? null;
  if (key === "End") return stops.at(-1) ?? null;
  if (key === "ArrowDown") return neighbour(stops, stop, 1);
  if (key === "ArrowUp") return neighbour(stops, stop, -1) ?? buttonOf(menu);
  const button = buttonOf(menu);
  return button && isInNavigation(menu)
    ? neighbour(rowOf(menu), button, arrowStep(key, stop))
    : null;
}

/** In right-to-left text forward is left. */
function arrowStep(key: string, stop: HTMLElement): 1 | -1 | 0 {
  if (key !== "ArrowRight" && key !== "ArrowLeft") return 0;
  const isForward = (key === "ArrowRight") === (getComputedStyle(stop).direction === "ltr");
  return isForward ? 1 : -1;
}

function neighbour(row: readonly HTMLElement[], stop: HTMLElement, step: number) {
  const index = row.indexOf(stop);
  return step === 0 || index < 0 ? null : (row[index + step] ?? null);
}

function rowOf(item: HTMLElement): HTMLElement[] {
  const items = [...(item.parentElement?.children ?? [])];
  return items
    .map((other) => (other instanceof HTMLDetailsElement ? buttonOf(other) : other))
    .filter((other) => other instanceof HTMLElement)
    .filter((other) => other.matches("a, button, summary") && other.checkVisibility());
}

/** The focusable elements of an open menu, without those in collapsed parts. */
function focusableIn(menu: HTMLElement): HTMLElement[] {
  const button = buttonOf(menu);
  return [...menu.querySelectorAll<HTMLElement>("a, button, summary, input")].filter(
    (stop) => stop !== button && stop.checkVisibility(),
  );
}

function buttonOf(menu: HTMLElement): HTMLElement | null {
  return menu.querySelector<HTMLElement>(":scope > summary");
}

function isInNavigation(menu: HTMLElement): boolean {
  return menu.parentElement?.matches("nav") === true;
}
