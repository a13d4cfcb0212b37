/** What a visitor did to a region, done again to the one that takes its place. */
interface Left {
  /** Where the focus was: the way down from the region by the places among siblings. */
  focus: readonly number[] | null;
  /** Which of its details stood open, in order. */
  opened: readonly boolean[];
}

const left = new Map<string, Left>();

/** Notes how the region with this id stands, for whoever takes its place in the same commit. */
export function noteAsLeft(id: string): void {
  const region = document.getElementById(id);
  if (region === null) return;
  left.set(id, { focus: wayTo(document.activeElement, region), opened: opened(region) });
  queueMicrotask(() => left.delete(id)); // a commit is over by then
}

/** Brings focus and opened details back, where the region still has them. */
export function bringBack(id: string): void {
  const region = document.getElementById(id);
  const noted = left.get(id);
  if (region === null || noted === undefined) return;
  const details = [...region.querySelectorAll("details")];
  if (details.length === noted.opened.length) {
    for (const [index, one] of details.entries()) one.open = noted.opened[index] ?? one.open;
  }
  const focused = noted.focus?.reduce<Element | undefined>(
    (element, place) => element?.children[place],
    region,
  );
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

function opened(region: HTMLElement): boolean[] {
  return [...region.querySelectorAll("details")].map(({ open }) => open);
}

function wayTo(element: Element | null, region: Element): number[] | null {
  if (element === null || element === region || !region.contains(element)) return null;
  const parent = element.parentElement;
  if (parent === null) return null;
  const place = [...parent.children].indexOf(element);
  return parent === region ? [place] : [...(wayTo(parent, region) ?? []), place];
}
