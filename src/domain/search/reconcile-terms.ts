import { seaAmenities } from "#domain/search/grammar/grammar.ts";
import type { ParsedTerm } from "#domain/search/parse-query.ts";

/** Reconciles words of a query that affect each other; keeps their number and order. */
export function reconcileTerms<Word extends ParsedTerm>(words: readonly Word[]): Word[] {
  const price = narrowestRange(words.filter(({ filter }) => filter === "price"));
  const isOneAmenity = words
    .filter(({ filter }) => filter === "amenity")
    .every(({ value }) => value === seaAmenities);
  const isDated = words.some(({ filter, value }) => filter === "handover" && !value.endsWith("+"));
  return words.map((word) => {
    // A ready home has no handover year, so `ready 2027` means ready by then.
    if (word.filter === "status" && word.value === "ready" && isDated)
      return { ...word, filter: "handover" };
    if (word.filter === "price" && price !== null) return { ...word, value: price };
    // Amenities are alternatives, so beside another one `by the sea` becomes the sea-view flag.
    if (word.filter === "amenity" && word.value === seaAmenities && !isOneAmenity)
      return { ...word, filter: "seaView", value: "true" };
    return word;
  });
}

/** `over 200k under 300k` intersects to one range; null where the intersection is empty. */
function narrowestRange(words: readonly ParsedTerm[]): string | null {
  const ends = words.map(({ value }) => value.split("-"));
  const from = ends.map(([end = ""]) => end).filter((end) => end !== "");
  const to = ends.map(([, end = ""]) => end).filter((end) => end !== "");
  const least = from.length > 0 ? Math.max(...from.map(Number)) : null;
  const most = to.length > 0 ? Math.min(...to.map(Number)) : null;
  if (words.length < 2 || (least !== null && most !== null && least > most)) return null;
  return `${least ?? ""}-${most ?? ""}`;
}
