/** After two quick steps back a browser may change the URL under the HTML of the first, which must not be hydrated. */
export function hasHistoryMismatch(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  if (!(loaded instanceof PerformanceNavigationTiming) || loaded.type !== "back_forward")
    return false;
  const { pathname, search } = new URL(loaded.name);
  return pathname !== window.location.pathname || search !== window.location.search;
}
