/**
 * Whether the visitor has moved on to another page before the document's scripts ran. Pages that the router once showed in
 * one document stay one for the browser: a second quick step back changes the address under the first one's HTML, and the
 * router would draw the one page over the other. Only a document that was reached by a step back or forward can be so.
 */
export function hasMovedOn(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  if (!(loaded instanceof PerformanceNavigationTiming) || loaded.type !== "back_forward")
    return false;
  const { pathname, search } = new URL(loaded.name);
  return pathname !== window.location.pathname || search !== window.location.search;
}
