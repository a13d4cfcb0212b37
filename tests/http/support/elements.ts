/** Elements that have no role to be found by. */

/** Every element that a selector finds in a place. */
export function allIn(place: ParentNode, selector: string): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(selector)];
}

/** The one element that a selector finds in a place; none or several are a fault. */
export function onlyIn(place: ParentNode, selector: string): HTMLElement {
  const [element, ...others] = allIn(place, selector);
  if (!element || others.length > 0) {
    throw new Error(`${allIn(place, selector).length} elements are ${selector}, not one`);
  }
  return element;
}
