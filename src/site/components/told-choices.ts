/** What a page says of the visitor's choices, to be read out once one of them has changed it. */
import { useEffect } from "react";

/** In the order of the page. */
const places = ["signing", "dates", "cost", "loan"] as const;
type Place = (typeof places)[number];

const told = new Map<Place, string>();

/** Has the words read out when a choice has changed them; null for none. */
export function useTold(place: Place, words: string | null): void {
  useEffect(() => {
    if (words === null) return;
    told.set(place, words);
    return () => void told.delete(place);
  }, [place, words]);
}

/** All that the page says now, in its order. */
export function toldByPage(): string[] {
  return places.map((place) => told.get(place)).filter((words) => words !== undefined);
}
