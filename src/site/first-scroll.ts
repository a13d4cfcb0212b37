/** Where the router keeps for the visit how far down its history entries were read; the name is its own. */
const storageName = "react-router-scroll-positions";

/**
 * What the router's `<ScrollRestoration />` does by an inline script, as much of every page: gives the history entry the key that
 * the router knows it by, and goes to where it was left.
 */
export function goToWhereItWasLeft(): void {
  const key = keyOfEntry();
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(storageName) ?? "{}");
    const place: unknown = Reflect.get(Object(places), key);
    if (typeof place === "number") scrollTo(0, place);
  } catch {
    sessionStorage.removeItem(storageName); // it is none of the router's
  }
}

function keyOfEntry(): string {
  const known: unknown = Reflect.get(Object(history.state), "key");
  if (typeof known === "string" && known !== "") return known;
  const key = Math.random().toString(32).slice(2);
  history.replaceState({ key }, "");
  return key;
}
