/** Random listing requests for property tests: any URL with any filters, drawn from the pack's values. */
import fc from "fast-check";
import { locales, type Locale } from "#domain/locale.ts";
import { byFlagFilter } from "#domain/search/filters.ts";
import { projectStatuses } from "#domain/vocabulary.ts";
import { criteriaOf } from "#catalog/search/filter-pages.ts";
import type { Ordering } from "#catalog/search/ordering.ts";
import type { ContentPack } from "#content/pack.ts";
import {
  emptyCriteria,
  sortOrders,
  type Range,
  type SearchCriteria,
} from "#contract/search-criteria.ts";
import type { NaiveScope } from "#tests/api/naive-search.ts";

export interface Address {
  first: string;
  second: string;
  scope: NaiveScope;
}

export interface ListingRequestCase {
  address: Address;
  criteria: SearchCriteria;
  page: number;
  limit: number;
  orderType: Ordering["by"] | undefined;
  sortOrder: Ordering["direction"] | undefined;
  locale: Locale;
}

export function listingRequestArbitrary(pack: ContentPack): fc.Arbitrary<ListingRequestCase> {
  const addresses = addressesOf(pack);
  return fc.record({
    address: fc.oneof(
      fc.constantFrom(...addresses),
      fc.constantFrom(...addresses.filter(({ first }) => first === "properties")),
    ),
    criteria: criteriaArbitrary(pack),
    page: fc.integer({ min: 1, max: 3 }),
    limit: fc.integer({ min: 1, max: 48 }),
    orderType: fc.option(
      fc.constantFrom(
        "price" as const,
        "date" as const,
        "area" as const,
        "yield" as const,
        "handover" as const,
      ),
      { nil: undefined, freq: 1 },
    ),
    sortOrder: fc.option(fc.constantFrom("asc" as const, "desc" as const), { nil: undefined }),
    locale: fc.constantFrom(...locales),
  });
}

/** Search texts: names that become filters, countries included, and words that stay text. */
const queryWords = [
  "apartments",
  "villas",
  "2+1",
  "kadıköy",
  "Dubai",
  "Turkey",
  "Кипр",
  "阿联酋",
  "under 400k",
  "ready",
  "sea",
  "court",
  "towers",
  "سكن",
  "море",
  "deniz",
  "海",
  "bay",
  "hill",
  "park",
  "harbour",
  "nothinglikethis",
];

/** With more filters at once, hardly any project is left to compare. */
const mostFilters = 3;

function criteriaArbitrary(pack: ContentPack): fc.Arbitrary<SearchCriteria> {
  const some = <Value>(values: readonly Value[]) =>
    fc.subarray([...values], { minLength: 1, maxLength: 4 });
  const slugsOf = (things: readonly { slug: string; published: boolean }[]) =>
    things.filter(({ published }) => published).map(({ slug }) => slug);
  const units = pack.projects.flatMap((project) => project.units);
  const filters = fc.record({
    query: fc.subarray(queryWords, { minLength: 1, maxLength: 2 }).map((words) => words.join(" ")),
    type: some(slugsOf(pack.propertyTypes)),
    city: some(slugsOf(pack.cities)),
    town: some(slugsOf(pack.towns)),
    rooms: some(["studio", "1+1", "2+1", "3+1", "4+1", "6+2", "5+1+", "3+1+"]),
    price: rangeArbitrary(units.flatMap(({ priceUsd: { from, to } }) => [from, to ?? from])),
    area: rangeArbitrary(units.flatMap(({ areaM2: { min, max } }) => [min, max])),
    status: some(projectStatuses),
    handover: some(["ready", "2025", "2026", "2027", "2028+", "2029"]),
    ...byFlagFilter(() => fc.constant(true)),
    developer: some(slugsOf(pack.developers)),
    amenity: some(slugsOf(pack.amenities)),
  });
  const names = Object.keys(emptyCriteria).filter((name) => name !== "sort" && name !== "page");
  return fc
    .record({
      filters,
      chosen: fc.oneof(
        fc.subarray(names, { maxLength: mostFilters }),
        fc.constant<string[]>(["query"]),
        fc.constant<string[]>(["type", "price"]),
      ),
      sort: fc.oneof(fc.constant("newest" as const), fc.constantFrom(...sortOrders)),
    })
    .map(({ filters, chosen, sort }) => ({
      ...emptyCriteria,
      ...Object.fromEntries(Object.entries(filters).filter(([name]) => chosen.includes(name))),
      sort,
    }));
}

/** Ranges whose ends are on, just below and just above existing values. */
function rangeArbitrary(figures: readonly number[]): fc.Arbitrary<Range> {
  const end = fc
    .tuple(fc.constantFrom(...figures), fc.constantFrom(-1, 0, 0, 1))
    .map(([figure, step]) => figure + step);
  return fc
    .tuple(fc.option(end), fc.option(end))
    .filter(([from, to]) => from === null || to === null || from <= to)
    .map(([from, to]) => ({ from, to }));
}

export function addressesOf(pack: ContentPack): Address[] {
  const everywhere = { country: null, named: emptyCriteria, fixed: emptyCriteria };
  const places: { slug: string; country: string; city: string[] }[] = [
    ...pack.countries.map(({ slug }) => ({ slug, country: slug, city: [] })),
    ...pack.cities
      .filter(({ published }) => published)
      .map(({ slug, country }) => ({ slug, country, city: [slug] })),
  ];
  const underPlaces = (first: string, type: string[]): Address[] => [
    { first, second: first, scope: { ...everywhere, named: { ...emptyCriteria, type } } },
    ...places.map(({ slug, country, city }) => ({
      first,
      second: slug,
      scope: { country, named: { ...emptyCriteria, type, city }, fixed: emptyCriteria },
    })),
  ];
  const saved = pack.filterPages
    .filter(({ slug, published }) => published && slug !== "properties")
    .flatMap(({ slug, query }): Address[] => {
      const { country = null, city } = query;
      const named = { ...emptyCriteria, city: city === undefined ? [] : [city] };
      const scope = { country, named, fixed: criteriaOf(query) };
      return [slug, country ?? slug].map((second) => ({ first: slug, second, scope }));
    });
  return [
    ...underPlaces("properties", []),
    ...pack.propertyTypes.flatMap(({ slug }) => underPlaces(slug, [slug])),
    ...saved,
  ];
}
