/** What a language's words mean in a search for a home. */
import type { FlagFilter } from "#domain/search/filters.ts";
import type { Numerals } from "#domain/search/grammar/numerals/numerals.ts";

/** Phrases with commas between them. Their usual endings are understood by themselves; one with `=` before it is meant letter by letter. */
export type Phrases = string;

/** Phrases that stand before an amount or a name, and those that stand after it. */
export interface BoundPhrases {
  before: Phrases;
  after: Phrases;
}

export interface Grammar {
  /** Words that a home is looked for with and that tell nothing about it; in Latin letters each of their forms, because an ending that was cut off would make them swallow names: Büyükada, Moderna. */
  nothing: Phrases;
  /** Phrases that are a filter as they stand, with its value as an address writes it. */
  filters: readonly (readonly [filter: FixedFilter, value: string, phrases: Phrases])[];
  numerals: Numerals;
  /** What follows a number of bedrooms. */
  bedrooms: Phrases;
  /** What follows a number of rooms among which the living room counts. */
  roomsWithLiving: Phrases;
  /** What follows a number of living rooms. */
  livingRooms: Phrases;
  /** What says that a place or a feature is not wanted. */
  except: BoundPhrases;
  under: BoundPhrases;
  over: BoundPhrases;
  /** Those of the phrases above that leave the end itself out where it can be counted: `more than 2`, `before 2028`. */
  beyond: { less: Phrases; more: Phrases };
  /** Turkish comparisons, which make an end of a word in the ablative only: `100 metrekareden büyük`. They leave it out. */
  afterAblative: { less: Phrases; more: Phrases };
  /** Between numbers of rooms any of which will do. */
  or: Phrases;
  /** Between bedrooms and living rooms, said aloud. */
  plus: Phrases;
  /** Between the two ends of a range. */
  to: Phrases;
  /** Around a range: `between`. */
  between: Phrases;
  /** By ISO 4217 code. */
  currencies: Readonly<Record<string, Phrases>>;
  distance: DistancePhrases;
  squareMetres: Phrases;
  squareFeet: Phrases;
}

/** How far something is, which must not be taken for the size of a home. */
export interface DistancePhrases {
  /** What nothing but a distance is counted in; metres may be both. */
  units: Phrases;
  /** Between the amount and what is that far, on either side. */
  to: Phrases;
  /** What is that far. */
  landmarks: Phrases;
  /** What is that far, in a case that says so without another word: `denize`. */
  inCase: Phrases;
  /** What says by itself that the amount beside it is a distance. */
  words: Phrases;
}

export type FixedFilter = "rooms" | "status" | "amenity" | "handover" | FlagFilter;

/** The amenities of a home by the sea, any of which may be meant by `у моря` or `seaside`. */
export const bySea = "beach-access,sea-view";

/** Takes a list of phrases apart. */
export function phrasesIn(phrases: Phrases): string[] {
  return phrases.split(",").map((phrase) => phrase.trim());
}
