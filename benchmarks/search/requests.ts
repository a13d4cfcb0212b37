import { emptyCriteria, sortOrders, type SearchCriteria } from "#contract/search-criteria.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { projectStatuses } from "#domain/vocabulary.ts";
import { seeded } from "#benchmarks/support/random.ts";
import { vocabularyOf } from "#benchmarks/support/generated-texts.ts";

export interface BenchRequest {
  kind: string;
  locale: Locale;
  first: string;
  second: string;
  criteria: SearchCriteria;
  page: number;
}

/** The filter values of the measured database. */
export interface FilterValues {
  type: readonly string[];
  city: readonly string[];
  town: readonly string[];
  developer: readonly string[];
  amenity: readonly string[];
}

/** The request that loads the inventory. */
export const plainRequest: BenchRequest = {
  kind: "plain",
  locale: "en",
  first: "properties",
  second: "properties",
  criteria: emptyCriteria,
  page: 1,
};

type Filters = Partial<SearchCriteria>;

/** 320 different requests, the same for the same seed. */
export function requestMix(names: FilterValues, seed: number): BenchRequest[] {
  const random = seeded(seed);
  const price = () => {
    const from = random.integer(1, 12) * 50_000;
    return { from, to: from + random.integer(1, 8) * 50_000 };
  };
  const area = () => {
    const from = random.integer(4, 14) * 10;
    return { from, to: from + random.integer(2, 10) * 10 };
  };
  const filters: (() => Filters)[] = [
    () => ({ type: [random.pick(names.type)] }),
    () => ({ city: random.sample(names.city, random.integer(1, 3)) }),
    () => ({ town: random.sample(names.town, random.integer(1, 3)) }),
    () => ({ rooms: random.sample(["studio", "1+1", "2+1", "3+1", "5+1+"], random.integer(1, 2)) }),
    () => ({ price: price() }),
    () => ({ area: area() }),
    () => ({ status: [random.pick(projectStatuses)] }),
    () => ({ handover: random.sample(["ready", "2026", "2027", "2028+"], random.integer(1, 2)) }),
    () => ({ seaView: true }),
    () => ({ citizenship: true }),
    () => ({ residence: true }),
    () => ({ developer: random.sample(names.developer, random.integer(1, 3)) }),
    () => ({ amenity: random.sample(names.amenity, random.integer(1, 3)) }),
  ];
  const filtered = (count: number): Filters =>
    Object.assign({}, ...random.sample(filters, count).map((filter) => filter()));
  const text = (locale: Locale, words: number) => {
    const { qualities, things, places } = vocabularyOf(locale);
    return [qualities, things, places]
      .slice(0, words)
      .map((list) => random.pick(list))
      .join(" ");
  };
  const kinds: Record<string, (locale: Locale) => { filters: Filters; page?: number }> = {
    plain: () => ({ filters: {}, page: random.integer(1, 40) }),
    "one filter": () => ({ filters: filtered(1) }),
    "two filters": () => ({ filters: filtered(2) }),
    "many filters": () => ({ filters: filtered(random.integer(3, 6)) }),
    sorted: () => ({
      filters: { ...filtered(random.integer(0, 2)), sort: random.pick(sortOrders) },
    }),
    "deep page": () => ({
      filters: { ...filtered(random.integer(0, 1)), sort: random.pick(sortOrders) },
      page: random.integer(50, 4_000),
    }),
    text: (locale) => ({ filters: { query: text(locale, random.integer(1, 3)) } }),
    "text and filters": (locale) => ({
      filters: { ...filtered(random.integer(1, 3)), query: text(locale, random.integer(1, 2)) },
    }),
  };
  return Object.entries(kinds).flatMap(([kind, make]) =>
    Array.from({ length: 40 }, (_, index): BenchRequest => {
      const locale = locales[index % locales.length] ?? "en";
      const made = make(locale);
      const second = random.pick(["properties", "properties", "turkey", "uae", "istanbul"]);
      return {
        kind,
        locale,
        first: "properties",
        second,
        criteria: { ...emptyCriteria, ...made.filters },
        page: made.page ?? 1,
      };
    }),
  );
}

/** Typed texts for suggestions: beginnings, whole names, references and texts without a match. */
export const typedQueries: readonly string[] = [
  "a",
  "ist",
  "amber",
  "amber b",
  "bay",
  "palm quay 5",
  "gen 1",
  "gen-50001",
  "quarter 1",
  "zzzz",
  "park zzz",
  "gen 99 zz",
  "вилла",
  "伊",
];
