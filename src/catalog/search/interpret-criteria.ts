import type { InterpretedQuery } from "#contract/search.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { mergeInterpretedQuery } from "#contract/interpreted-criteria.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { findPlace } from "#catalog/regions/find-place.ts";
import type { FilterOptions } from "#catalog/search/filter-options.ts";
import type { Scope } from "#catalog/search/scope.ts";
import { type ParsedSearchText, parseSearchText } from "#domain/search/parse-query.ts";
import { termsOf } from "#domain/search/terms.ts";
import { phrasesOf } from "#domain/search/tokens.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import { loadLexicon } from "#catalog/search/load-lexicon.ts";
import { listCurrencies } from "#catalog/settings/currencies.ts";

interface InterpretedCriteria {
  /** Interpretation of the query; null without one. */
  search: InterpretedQuery | null;
  /** Country of the path or of the query; null for all. */
  countryId: number | null;
  /** Criteria of the path, without its type if the query adds another type. */
  pathCriteria: SearchCriteria;
  /** Filters of the query string and of the words together, without unknown slugs; the query is the remaining text. */
  visitorCriteria: SearchCriteria;
}

/** Interprets the query of a listing and merges it with the filters of the request. */
export async function interpretCriteria(
  context: ReadContext,
  criteria: SearchCriteria,
  { scope, filterOptions }: { scope: Scope; filterOptions: FilterOptions },
): Promise<InterpretedCriteria> {
  const interpreted = criteria.query === "" ? null : await interpretQuery(context, criteria.query);
  const namedCountry = interpreted?.country ?? null;
  const country =
    namedCountry === null ? null : ((await findPlace(context, namedCountry))?.country.id ?? null);
  const isOtherCountry = country !== (scope.countryId ?? country);
  const search = interpreted && isOtherCountry ? withoutCountry(interpreted) : interpreted;
  const { requested, pathCriteria } = withNamedType(criteria, scope.pathCriteria, search);
  return {
    search,
    countryId: scope.countryId ?? country,
    pathCriteria,
    visitorCriteria: withoutUnknownSlugs(mergeInterpretedQuery(requested, search), filterOptions),
  };
}

/** A type in the words is added to the type of the path with OR, like two values of any other filter. */
function withNamedType(
  requested: SearchCriteria,
  pathCriteria: SearchCriteria,
  search: InterpretedQuery | null,
) {
  if (pathCriteria.type.length === 0 || search?.filters["type"] === undefined)
    return { requested, pathCriteria };
  return {
    requested: { ...requested, type: [...pathCriteria.type, ...requested.type] },
    pathCriteria: { ...pathCriteria, type: [] },
  };
}

/** In the listing of one country, the name of another is searched as text. */
function withoutCountry(interpreted: InterpretedQuery): InterpretedQuery {
  const isCountry = ({ filter }: InterpretedQuery["words"][number]) => filter === "country";
  const countryWords = interpreted.words.filter(isCountry).map((word) => word.said);
  return {
    ...interpreted,
    text: [interpreted.text, ...countryWords].join(" ").trim(),
    country: null,
    words: interpreted.words.filter((word) => !isCountry(word)),
  };
}

function withoutUnknownSlugs(
  criteria: SearchCriteria,
  filterOptions: FilterOptions,
): SearchCriteria {
  const knownSlugs = (group: keyof FilterOptions) =>
    criteria[group].filter((slug) => filterOptions[group].some((entry) => entry.slug === slug));
  return {
    ...criteria,
    type: knownSlugs("type"),
    city: knownSlugs("city"),
    town: knownSlugs("town"),
    developer: knownSlugs("developer"),
    amenity: knownSlugs("amenity"),
  };
}

/**
 * Turns words that name visible content or a range into filters, as a URL writes them, and leaves the rest as
 * text. A full project name stays text even if its words name filters.
 */
async function interpretQuery(context: ReadContext, query: string): Promise<InterpretedQuery> {
  const [lexicon, rates, projectNames] = await Promise.all([
    context.cached(loadLexicon),
    listCurrencies(context),
    namedProjects(context, query),
  ]);
  const { locale } = context;
  const { text, country, words } = parseSearchText(query, { locale, lexicon, rates, projectNames });
  // A text of punctuation alone would match no project.
  return {
    text: termsOf(text, locale).length === 0 ? "" : text,
    country,
    filters: filtersOf(words),
    words,
  };
}

/** Normalized names of projects that appear in full in the query. */
async function namedProjects(context: ReadContext, query: string): Promise<ReadonlySet<string>> {
  const phrases = phrasesOf(query);
  if (phrases.length === 0) return new Set();
  const rows = await visibleProjects(context)
    .innerJoin("project_name_key as named", "named.project_id", "project.id")
    .select("named.name_key as key")
    .where("named.name_key", "in", phrases)
    .distinct()
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** Filters that have a single range in a URL. */
const ranges: readonly string[] = ["price", "area"];

function filtersOf(words: ParsedSearchText["words"]): Record<string, string> {
  const values = Map.groupBy(
    words.filter(({ filter }) => filter !== "country"),
    ({ filter }) => filter,
  );
  return Object.fromEntries(
    [...values].map(([filter, terms]) => {
      const distinct = new Set(terms.flatMap(({ value }) => value.split(",")));
      const [first = ""] = distinct;
      return [filter, ranges.includes(filter) ? first : [...distinct].join(",")];
    }),
  );
}
