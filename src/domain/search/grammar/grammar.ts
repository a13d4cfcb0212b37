import type { FlagFilter } from "#domain/search/filters.ts";
import type { Numerals } from "#domain/search/grammar/numerals/numerals.ts";

/** Comma-separated phrases; common endings match too, unless `=` stands before a phrase. */
export type Phrases = string;

export interface BoundPhrases {
  before: Phrases;
  after: Phrases;
}

export interface Grammar {
  /** Stop words of property searches. List every form of Latin words: stemming them would match names such as Büyükada or Moderna. */
  stopWords: Phrases;
  /** Phrases that set a filter, with its value as written in a URL. */
  filters: readonly (readonly [filter: PhraseFilter, value: string, phrases: Phrases])[];
  numerals: Numerals;
  /** Words for a number of bedrooms. */
  bedrooms: Phrases;
  /** Words for a number of rooms that includes the living room. */
  roomsWithLiving: Phrases;
  /** Words for a number of living rooms. */
  livingRooms: Phrases;
  /** Negations of a place or a feature. */
  negation: BoundPhrases;
  upperBound: BoundPhrases;
  lowerBound: BoundPhrases;
  /** Bounds that exclude the value itself when it can be counted: `more than 2`, `before 2028`. */
  exclusiveBounds: { less: Phrases; more: Phrases };
  /** Turkish comparisons that bound a word in the ablative and exclude the value: `100 metrekareden büyük`. */
  afterAblative: { less: Phrases; more: Phrases };
  /** Between alternative numbers of rooms. */
  or: Phrases;
  /** Between bedrooms and living rooms, as spoken. */
  plus: Phrases;
  to: Phrases;
  between: Phrases;
  /** By ISO 4217 code. */
  currencies: Readonly<Record<string, Phrases>>;
  distance: DistancePhrases;
  squareMetres: Phrases;
  squareFeet: Phrases;
}

/** Phrases of a distance, which must not be read as a floor area. */
export interface DistancePhrases {
  /** Units used for distances only; metres may also mean an area. */
  units: Phrases;
  /** Between the amount and the landmark, on either side. */
  connectors: Phrases;
  landmarks: Phrases;
  /** Landmarks in a case that implies the distance: Turkish `denize`. */
  inflectedLandmarks: Phrases;
  /** Words that mark the amount beside them as a distance. */
  markers: Phrases;
}

export type PhraseFilter = "rooms" | "status" | "amenity" | "handover" | FlagFilter;

/** Amenities that `у моря` or `seaside` may mean; any of them matches. */
export const seaAmenities = "beach-access,sea-view";

export function splitPhrases(phrases: Phrases): string[] {
  return phrases.split(",").map((phrase) => phrase.trim());
}
