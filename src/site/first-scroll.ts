/** Where the router keeps for the visit how far down its history entries were read; the name is its own. */
const storageName = "react-router-scroll-positions";

/**
 * Goes to where a history entry was left, as the router's `<ScrollRestoration />` does by an inline script, which is as much of
 * every page. An entry that the router has not known yet was left nowhere. Only one that was left asks for a frame: the first
 * layout counts as the work of a script that asks for its frame (decision 23).
 */
export function goToWhereItWasLeft(): void {
  const top = whereItWasLeft();
  if (top === undefined) return;
  requestAnimationFrame(() => scrollTo({ top, behavior: "instant" })); // there is no frame before the style sheets
}

function whereItWasLeft(): number | undefined {
  const key = keyOfEntry();
  if (!key) return;
  try {
    const places = JSON.parse(sessionStorage.getItem(storageName) ?? "{}") as Record<
      string,
      unknown
    >; // as it wrote them
    const place = places[key];
    if (typeof place === "number") return place;
  } catch {
    sessionStorage.removeItem(storageName); // it is none of the router's
  }
}

/** Gives the history entry the key that the router is to know it by, which that script does, too. */
export function makeEntryKnown(): void {
  if (!keyOfEntry()) history.replaceState({ key: Math.random().toString(32).slice(2) }, "");
}

function keyOfEntry(): string | undefined {
  const state = history.state as { key?: string } | null; // what the router writes there
  return state?.key;
}
