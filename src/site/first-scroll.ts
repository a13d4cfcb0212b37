/** Where the router keeps for the visit how far down its history entries were read; the name is its own. */
const storageName = "react-router-scroll-positions";

/**
 * What the router's `<ScrollRestoration />` does by an inline script, as much of every page: gives the history entry the key that
 * the router knows it by, and goes to where it was left.
 */
export function goToWhereItWasLeft(): void {
  const state = history.state as { key?: string } | null; // what the router writes there
  const key = state?.key || Math.random().toString(32).slice(2);
  if (!state?.key) history.replaceState({ key }, "");
  try {
    const places = JSON.parse(sessionStorage.getItem(storageName) ?? "{}") as Record<
      string,
      unknown
    >; // as it wrote them
    const place = places[key];
    if (typeof place === "number") scrollTo(0, place);
  } catch {
    sessionStorage.removeItem(storageName); // it is none of the router's
  }
}
