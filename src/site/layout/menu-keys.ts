/**
 * The arrow keys of the header's menus. They are lists of links behind buttons, not menus in the sense of WAI-ARIA: the tab
 * key goes through them as through any links, and the arrows are a shorter way.
 */

/** Menus that lie over the page; those inside a sheet unfold within it. */
export const menusOverPage = "details[name=nav]";

/** Moves the focus as the key says. Keys that mean something to a field are left to it. */
export function moveByArrow(event: KeyboardEvent): void {
  const { target: stop } = event;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(stop instanceof HTMLElement) || stop.matches("input, select, textarea")) return;
  const menu = stop.closest<HTMLDetailsElement>(menusOverPage);
  const goal =
    menu === null || stop === buttonOf(menu)
      ? goalFromBar(stop, menu, event.key)
      : goalWithin(stop, menu, event.key);
  if (goal === null) return;
  event.preventDefault();
  goal.focus();
}

/** From a button or link of the bar itself: to its neighbours, and down into what it opens. */
function goalFromBar(
  stop: HTMLElement,
  menu: HTMLDetailsElement | null,
  key: string,
): HTMLElement | null {
  if (key === "ArrowDown" && menu !== null) {
    if (!menu.open) stop.click(); // as a visitor opens it: the search has a field to turn to
    return stopsIn(menu)[0] ?? null;
  }
  const row = rowOf(menu ?? stop);
  if (key === "Home") return row[0] ?? null;
  if (key === "End") return row.at(-1) ?? null;
  return neighbour(row, stop, stepOf(key, stop));
}

/** Within an open menu: up and down its links, and from its first one back to its button. */
function goalWithin(stop: HTMLElement, menu: HTMLElement, key: string): HTMLElement | null {
  const stops = stopsIn(menu);
  if (key === "Home") return stops[0] ?? null;
  if (key === "End") return stops.at(-1) ?? null;
  if (key === "ArrowDown") return neighbour(stops, stop, 1);
  if (key === "ArrowUp") return neighbour(stops, stop, -1) ?? buttonOf(menu);
  const button = buttonOf(menu);
  return button && isInNavigation(menu) ? neighbour(rowOf(menu), button, stepOf(key, stop)) : null;
}

/** One step forward is to the left where one reads to the left. */
function stepOf(key: string, stop: HTMLElement): 1 | -1 | 0 {
  if (key !== "ArrowRight" && key !== "ArrowLeft") return 0;
  const isForward = (key === "ArrowRight") === (getComputedStyle(stop).direction === "ltr");
  return isForward ? 1 : -1;
}

function neighbour(row: readonly HTMLElement[], stop: HTMLElement, step: number) {
  const place = row.indexOf(stop);
  return step === 0 || place < 0 ? null : (row[place + step] ?? null);
}

/** The buttons and links that stand in one row with a menu or a link. */
function rowOf(item: HTMLElement): HTMLElement[] {
  const items = [...(item.parentElement?.children ?? [])];
  return items
    .map((other) => (other instanceof HTMLDetailsElement ? buttonOf(other) : other))
    .filter((other) => other instanceof HTMLElement)
    .filter((other) => other.matches("a, button, summary") && other.checkVisibility());
}

/** Whatever of an open menu can have the focus, those folded away left out. */
function stopsIn(menu: HTMLElement): HTMLElement[] {
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
