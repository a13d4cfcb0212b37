/** Finds elements that have no role. */

export function allIn(place: ParentNode, selector: string): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(selector)];
}

/** Throws unless exactly one element matches. */
export function onlyIn(place: ParentNode, selector: string): HTMLElement {
  const [element, ...others] = allIn(place, selector);
  if (!element || others.length > 0) {
    throw new Error(`${allIn(place, selector).length} elements are ${selector}, not one`);
  }
  return element;
}
