/** What a typed search asks for once its words are understood. No Zod, so that it may run in the browser. */
import { parseSearchCriteria, type SearchCriteria } from "#contract/search-criteria.ts";
import { byFlagFilter } from "#domain/search/filters.ts";

/** As much of how the API read the text as the criteria need. */
interface Understood {
  /** What is left as text. */
  text: string;
  /** Filters that words were understood as, written as the listing's address writes them. */
  filters: Readonly<Record<string, string>>;
}

/**
 * Puts what the text was understood as beside what the address asks by itself: lists add up, a range of the address is
 * stronger than one in words, and the text is what is left of it. Null, for no text at all, changes nothing.
 */
export function withUnderstood(
  asked: SearchCriteria,
  understood: Understood | null,
): SearchCriteria {
  if (understood === null) return asked;
  const said = parseSearchCriteria(new URLSearchParams(understood.filters));
  return {
    ...asked,
    query: understood.text,
    type: union(asked.type, said.type),
    city: union(asked.city, said.city),
    town: union(asked.town, said.town),
    rooms: union(asked.rooms, said.rooms),
    price: asked.price ?? said.price,
    area: asked.area ?? said.area,
    status: union(asked.status, said.status),
    handover: union(asked.handover, said.handover),
    ...byFlagFilter((flag) => asked[flag] || said[flag]),
    developer: union(asked.developer, said.developer),
    amenity: union(asked.amenity, said.amenity),
  };
}

function union<Word extends string>(one: readonly Word[], other: readonly Word[]): Word[] {
  return [...new Set([...one, ...other])].sort();
}
