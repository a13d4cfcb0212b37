/** What the words of a query mean together. */
import { bySea } from "#domain/search/grammar/grammar.ts";
import type { ReadWord } from "#domain/search/read-query.ts";

/** Brings words that speak of the same together; as many as before, in their order. */
export function settleWords<Word extends ReadWord>(words: readonly Word[]): Word[] {
  const price = narrowest(words.filter(({ filter }) => filter === "price"));
  const isOneAmenity = words
    .filter(({ filter }) => filter === "amenity")
    .every(({ value }) => value === bySea);
  const isDated = words.some(({ filter, value }) => filter === "handover" && !value.endsWith("+"));
  return words.map((word) => {
    // Nothing is both ready and to be handed over: `ready 2027` is ready by then.
    if (word.filter === "status" && word.value === "ready" && isDated)
      return { ...word, filter: "handover" };
    if (word.filter === "price" && price !== null) return { ...word, value: price };
    // Amenities are a choice among them: beside another one, a home by the sea would be lost in it.
    if (word.filter === "amenity" && word.value === bySea && !isOneAmenity)
      return { ...word, filter: "seaView", value: "true" };
    return word;
  });
}

/** `over 200k under 300k` is one range; prices that leave nothing between them stay as they are. */
function narrowest(words: readonly ReadWord[]): string | null {
  const ends = words.map(({ value }) => value.split("-"));
  const from = ends.map(([end = ""]) => end).filter((end) => end !== "");
  const to = ends.map(([, end = ""]) => end).filter((end) => end !== "");
  const least = from.length > 0 ? Math.max(...from.map(Number)) : null;
  const most = to.length > 0 ? Math.min(...to.map(Number)) : null;
  if (words.length < 2 || (least !== null && most !== null && least > most)) return null;
  return `${least ?? ""}-${most ?? ""}`;
}
