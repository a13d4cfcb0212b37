/** What a language's words mean in a search for a home. */

/** Phrases with commas between them. Their usual endings are understood by themselves; one with `=` before it is meant letter by letter. */
export type Phrases = string;

/** Phrases that stand before an amount, and those that stand after it. */
export interface BoundPhrases {
  before: Phrases;
  after: Phrases;
}

export interface Grammar {
  /** Words that a home is looked for with and that tell nothing about it. */
  nothing: Phrases;
  /** Phrases that are a filter as they stand, with its value as an address writes it. */
  filters: readonly (readonly [filter: FixedFilter, value: string, phrases: Phrases])[];
  numbers: Readonly<Record<string, number>>;
  /** What follows a number of bedrooms. */
  bedrooms: Phrases;
  /** What follows a number of rooms among which the living room counts. */
  roomsWithLiving: Phrases;
  /** What follows a number of living rooms. */
  livingRooms: Phrases;
  under: BoundPhrases;
  over: BoundPhrases;
  /** Between the two ends of a range. */
  to: Phrases;
  /** Around a range: `between`. */
  between: Phrases;
  multipliers: Readonly<Record<string, number>>;
  /** By ISO 4217 code. */
  currencies: Readonly<Record<string, Phrases>>;
  squareMetres: Phrases;
  squareFeet: Phrases;
}

export type FixedFilter =
  | "rooms"
  | "status"
  | "seaView"
  | "amenity"
  | "citizenship"
  | "residence"
  | "handover";

/** The amenities of a home by the sea, any of which may be meant by `у моря` or `seaside`. */
export const bySea = "beach-access,sea-view";

/** Takes a list of phrases apart. */
export function phrasesIn(phrases: Phrases): string[] {
  return phrases.split(",").map((phrase) => phrase.trim());
}
