/** What a listing is asked for once the words of its query are understood. */
import type { Understood } from "#contract/search.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { withUnderstood } from "#contract/understood-criteria.ts";
import type { Reading } from "#catalog/reading.ts";
import { findPlace } from "#catalog/regions/find-place.ts";
import type { Directory } from "#catalog/search/directory.ts";
import type { Scope } from "#catalog/search/scope.ts";
import { understandQuery } from "#catalog/search/understand-query.ts";

interface UnderstoodCriteria {
  /** How the query was read; null where there was none. */
  search: Understood | null;
  /** Country that the listing is narrowed to; null for all. */
  countryId: number | null;
  /** What the listing's address names; without its type where the query names another, which adds to it. */
  named: SearchCriteria;
  /** Filters of the address and of the query together, known names only; the query is what is left as text. */
  wanted: SearchCriteria;
}

/** Reads the query of a listing and joins it with what the address asks for. */
export async function understandCriteria(
  reading: Reading,
  criteria: SearchCriteria,
  { scope, directory }: { scope: Scope; directory: Directory },
): Promise<UnderstoodCriteria> {
  const understood = criteria.query === "" ? null : await understandQuery(reading, criteria.query);
  const said = understood?.country ?? null;
  const country = said === null ? null : ((await findPlace(reading, said))?.country.id ?? null);
  const isApart = country !== (scope.countryId ?? country);
  const search = understood && isApart ? withoutCountry(understood) : understood;
  const { asked, named } = withNamedType(criteria, scope.named, search);
  return {
    search,
    countryId: scope.countryId ?? country,
    named,
    wanted: knownCriteria(withUnderstood(asked, search), directory),
  };
}

/** A type in the words stands beside that of the path, as two of a group do anywhere else. */
function withNamedType(asked: SearchCriteria, named: SearchCriteria, search: Understood | null) {
  if (named.type.length === 0 || search?.filters["type"] === undefined) return { asked, named };
  return {
    asked: { ...asked, type: [...named.type, ...asked.type] },
    named: { ...named, type: [] },
  };
}

/** Under one country the name of another is no filter: what was said of it is text again. */
function withoutCountry(understood: Understood): Understood {
  const isCountry = ({ filter }: Understood["words"][number]) => filter === "country";
  const said = understood.words.filter(isCountry).map((word) => word.said);
  return {
    ...understood,
    text: [understood.text, ...said].join(" ").trim(),
    country: null,
    words: understood.words.filter((word) => !isCountry(word)),
  };
}

/** What is wrong in an address is dropped: names that nothing has are taken out of the criteria. */
function knownCriteria(criteria: SearchCriteria, directory: Directory): SearchCriteria {
  const known = (group: keyof Directory) =>
    criteria[group].filter((slug) => directory[group].some((entry) => entry.slug === slug));
  return {
    ...criteria,
    type: known("type"),
    city: known("city"),
    town: known("town"),
    developer: known("developer"),
    amenity: known("amenity"),
  };
}
