/** Merges a text search, once it is read, into listing criteria; free of Zod to stay small in the browser. */
import { parseSearchCriteria, type SearchCriteria } from "#contract/search-criteria.ts";
import { byFlagFilter } from "#domain/search/filters.ts";

interface InterpretedQuery {
  /** The text that was not understood. */
  text: string;
  /** Recognised filters, as written in a listing's URL. */
  filters: Readonly<Record<string, string>>;
}

/** Merges filters recognised in the text into those of the URL: lists are joined, a range in the URL wins; null changes nothing. */
export function mergeInterpretedQuery(
  requested: SearchCriteria,
  interpreted: InterpretedQuery | null,
): SearchCriteria {
  if (interpreted === null) return requested;
  const recognised = parseSearchCriteria(new URLSearchParams(interpreted.filters));
  return {
    ...requested,
    query: interpreted.text,
    type: union(requested.type, recognised.type),
    city: union(requested.city, recognised.city),
    town: union(requested.town, recognised.town),
    rooms: union(requested.rooms, recognised.rooms),
    price: requested.price ?? recognised.price,
    area: requested.area ?? recognised.area,
    status: union(requested.status, recognised.status),
    handover: union(requested.handover, recognised.handover),
    ...byFlagFilter((flag) => requested[flag] || recognised[flag]),
    developer: union(requested.developer, recognised.developer),
    amenity: union(requested.amenity, recognised.amenity),
  };
}

function union<Word extends string>(one: readonly Word[], other: readonly Word[]): Word[] {
  return [...new Set([...one, ...other])].sort();
}
