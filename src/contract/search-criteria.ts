/** Listing filters in the URL, parsed here for the site and the API; free of Zod to stay small in the browser. */
import { parsePageNumber } from "#contract/page-query.ts";
import { encodeRooms } from "#domain/rooms.ts";
import { byFlagFilter, type FlagFilter } from "#domain/search/filters.ts";
import { slugPattern } from "#domain/slug.ts";
import { projectStatuses, type ProjectStatus } from "#domain/vocabulary.ts";
import { keysOf } from "#domain/keys-of.ts";

export interface Range {
  from: number | null;
  to: number | null;
}

export const sortOrders = ["newest", "price", "-price", "handover", "yield", "area"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Empty lists, null and false mean "any"; prices in whole USD, areas in m². */
export interface SearchCriteria extends Readonly<Record<FlagFilter, boolean>> {
  /** Free text as typed, without invisible characters. */
  query: string;
  type: readonly string[];
  city: readonly string[];
  town: readonly string[];
  /** `studio`, `1+1` … `4+1`, and `5+1+` for five or more bedrooms. */
  rooms: readonly string[];
  price: Range | null;
  area: Range | null;
  status: readonly ProjectStatus[];
  /** `ready`, a year, or a year and later (`2028+`). */
  handover: readonly string[];
  developer: readonly string[];
  amenity: readonly string[];
  sort: SortOrder;
  page: number;
}

export const emptyCriteria: SearchCriteria = {
  query: "",
  type: [],
  city: [],
  town: [],
  rooms: [],
  price: null,
  area: null,
  status: [],
  handover: [],
  ...byFlagFilter(() => false),
  developer: [],
  amenity: [],
  sort: "newest",
  page: 1,
};

const handoverPattern = /^(?:ready|20\d\d\+?)$/;
const maxListLength = 20;
const maxNumber = 1_000_000_000;
const maxTextLength = 200;

/** Parses and serialises one parameter; an empty text means "any". */
interface Parameter<Value> {
  parse(text: string | null): Value;
  serialize(value: Value): string;
}

type Parameters = { readonly [Name in keyof SearchCriteria]: Parameter<SearchCriteria[Name]> };

const slugs = listOf((word) => (slugPattern.test(word) ? word : null));
const range: Parameter<Range | null> = { parse: parseRange, serialize: writeRange };
const flag: Parameter<boolean> = {
  parse: (text) => text === "true",
  serialize: (isOn) => (isOn ? "true" : ""),
};

/** In canonical order; invalid values are dropped. */
export const criteriaParameters: Parameters = {
  query: { parse: parseText, serialize: (text) => text },
  type: slugs,
  city: slugs,
  town: slugs,
  rooms: {
    parse: listOf(parseRooms).parse,
    serialize: (rooms) => rooms.map(encodeRooms).join(","), // `+` as `-`
  },
  price: range,
  area: range,
  status: listOf((word) => projectStatuses.find((status) => status === word) ?? null),
  handover: listOf((word) => {
    const plus = word.replace(/ $/, "+"); // a plain "+" in a query arrives as a space
    return handoverPattern.test(plus) ? plus : null;
  }),
  ...byFlagFilter(() => flag),
  developer: slugs,
  amenity: slugs,
  sort: {
    parse: (text) => sortOrders.find((order) => order === text) ?? "newest",
    serialize: (order) => (order === "newest" ? "" : order),
  },
  page: { parse: parsePageNumber, serialize: (page) => (page === 1 ? "" : String(page)) },
};

const criteriaNames = keysOf(criteriaParameters);

/** Parses a listing's query; never throws, invalid and unknown parameters are dropped. */
export function parseSearchCriteria(query: URLSearchParams): SearchCriteria {
  const entries = criteriaNames.map((name) => [
    name,
    criteriaParameters[name].parse(query.get(name)),
  ]);
  return Object.fromEntries(entries) as SearchCriteria; // each was read by its own parameter
}

/** Writes the canonical query: fixed order, without parameters that mean "any". */
export function writeSearchCriteria(criteria: SearchCriteria): URLSearchParams {
  const query = new URLSearchParams();
  const put = <Name extends keyof SearchCriteria>(name: Name) => {
    const text = criteriaParameters[name].serialize(criteria[name]);
    if (text !== "") query.set(name, text);
  };
  criteriaNames.forEach(put);
  return query;
}

/** Removes control and format characters, collapses spaces and truncates. */
function parseText(text: string | null): string {
  const visible = (text ?? "")
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, (run) => (/[\p{Cc}\s]/u.test(run) ? " " : ""));
  return [...visible.trim()].slice(0, maxTextLength).join("").trim();
}

function listOf<Word extends string>(
  parse: (word: string) => Word | null,
): Parameter<readonly Word[]> {
  return {
    parse(text) {
      if (text === null) return [];
      const words = text.split(",").map((word) => parse(word.trimStart()));
      return [...new Set(words.filter((word) => word !== null))].slice(0, maxListLength).sort();
    },
    serialize: (words) => words.join(","),
  };
}

/** Accepts `2-1`, `2+1`, `2 1` (a decoded plus), `studio` and the open-ended `5-1+`. */
function parseRooms(word: string): string | null {
  if (word === "studio") return word;
  const match = /^([1-9])[-+ ]([0-3])([+ ]?)$/.exec(word);
  if (match === null) return null;
  return `${match[1]}+${match[2]}${match[3] === "" ? "" : "+"}`;
}

function parseRange(text: string | null): Range | null {
  const match = /^(\d{0,12})-(\d{0,12})$/.exec(text ?? "");
  if (match === null) return null;
  const [from, to] = [parseBound(match[1]), parseBound(match[2])];
  if (from === null && to === null) return null;
  if (from !== null && to !== null && from > to) return null;
  return { from, to };
}

function parseBound(digits: string | undefined): number | null {
  if (digits === undefined || digits === "") return null;
  return Math.min(Number(digits), maxNumber);
}

function writeRange(range: Range | null): string {
  return range === null ? "" : `${range.from ?? ""}-${range.to ?? ""}`;
}
