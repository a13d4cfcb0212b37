/** Sentences about the page's figures, announced when a filter or preference has changed them. */
import { useEffect } from "react";

/** In page order. */
const places = ["signing", "dates", "cost", "loan"] as const;
type Place = (typeof places)[number];

const told = new Map<Place, string>();

/** Announces the words when a choice has changed them; null for none. */
export function useTold(place: Place, words: string | null): void {
  useEffect(() => {
    if (words === null) return;
    told.set(place, words);
    return () => void told.delete(place);
  }, [place, words]);
}

export function toldByPage(): string[] {
  return places.map((place) => told.get(place)).filter((words) => words !== undefined);
}
