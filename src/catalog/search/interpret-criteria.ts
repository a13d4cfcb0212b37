import type { InterpretedQuery } from "#contract/search.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { mergeInterpretedQuery } from "#contract/interpreted-criteria.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { findPlace } from "#catalog/regions/find-place.ts";
import type { FilterOptions } from "#catalog/search/filter-options.ts";
import type { Scope } from "#catalog/search/scope.ts";
import { interpretQuery } from "#catalog/search/interpret-query.ts";

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
  { scope, directory }: { scope: Scope; directory: FilterOptions },
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
    visitorCriteria: withoutUnknownSlugs(mergeInterpretedQuery(requested, search), directory),
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

function withoutUnknownSlugs(criteria: SearchCriteria, directory: FilterOptions): SearchCriteria {
  const knownSlugs = (group: keyof FilterOptions) =>
    criteria[group].filter((slug) => directory[group].some((entry) => entry.slug === slug));
  return {
    ...criteria,
    type: knownSlugs("type"),
    city: knownSlugs("city"),
    town: knownSlugs("town"),
    developer: knownSlugs("developer"),
    amenity: knownSlugs("amenity"),
  };
}
