/** Merges a text search, once it is read, into listing criteria; free of Zod to stay small in the browser. */
import { parseSearchCriteria, type SearchCriteria } from "#contract/search-criteria.ts";
import { byFlagFilter } from "#domain/search/filters.ts";

interface Understood {
  /** The text that was not understood. */
  text: string;
  /** Recognised filters, as written in a listing's URL. */
  filters: Readonly<Record<string, string>>;
}

/** Merges filters recognised in the text into those of the URL: lists are joined, a range in the URL wins; null changes nothing. */
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
