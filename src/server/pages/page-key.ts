import type { SearchCriteria } from "#contract/search-criteria.ts";
import { locales } from "#domain/locale.ts";
import { memoize } from "#memory/memoize.ts";
import { type CanonicalQuery, canonicalQuery } from "#server/pages/canonical-query.ts";
import { type Preferences, readPreferences } from "#server/pages/preferences.ts";
import type { RoutesOfPath } from "#server/pages/routes-of-path.ts";

/** All that a page is rendered from, so that one key is always one page. Whether preferences were sent is not part of the page: it says who may keep the answer. */
export interface PageKey {
  text: string;
  path: string;
  /** Canonical, without question mark; empty where nothing in it means anything. */
  query: string;
  /** The same for the loader of a listing, so that it need not read it again; null where there is nothing to read. */
  criteria: SearchCriteria | null;
  preferences: Preferences;
}

/** What can be known only from outside: which currencies there are, and which routes stand under a path. */
export interface KeyContext {
  currencies: ReadonlySet<string>;
  routesOf: RoutesOfPath;
}

/** Paths as we write them ourselves. Any other spelling is redirected or not found, and never kept. */
const pagePath = new RegExp(`^/(?:${locales.join("|")})(?:/[a-z0-9-]+)*(?:\\.data)?$`);

/** Finds the key of a page of the site, or null where the address is none that a page may be kept under. */
export type KeyOf = (target: string, cookieHeader: string | undefined) => PageKey | null;

/** An address in its canonical parts, with the texts of its keys. */
interface Address extends Pick<PageKey, "path" | "query" | "criteria"> {
  /** For whoever prefers nothing. */
  text: string;
  /** For others, by what they prefer. */
  textByPreferences: Map<string, string>;
}

const emptyQuery: CanonicalQuery = { query: new URLSearchParams(), criteria: null };

/** Makes the function that reads keys. Addresses repeat, so their canonical parts are memoized. */
export function createKeyOf(context: KeyContext): KeyOf {
  const addressOf = memoize(
    (target): Address | null => {
      const mark = target.indexOf("?");
      const path = mark === -1 ? target : target.slice(0, mark);
      if (!pagePath.test(path)) return null;
      const meaning =
        mark === -1 ? emptyQuery : canonicalQuery(path, target.slice(mark + 1), context.routesOf);
      if (meaning === null) return null;
      const query = meaning.query.toString();
      const { criteria } = meaning;
      return { path, query, criteria, text: `${path}?${query}`, textByPreferences: new Map() };
    },
    { maxEntries: 1_000, maxLength: 200 },
  );

  return (target, cookieHeader) => {
    const address = addressOf(target);
    if (address === null) return null;
    const { path, query, criteria } = address;
    const preferences = readPreferences(cookieHeader, context.currencies);
    return { text: textFor(address, preferences), path, query, criteria, preferences };
  };
}

/** The same string object each time, so that the cache need not hash it again. */
function textFor(
  { text, textByPreferences }: Address,
  { currency, areaUnit }: Preferences,
): string {
  if (currency === null && areaUnit === null) return text;
  const preferred = `${currency ?? ""} ${areaUnit ?? ""}`; // one of the few currencies and units that there are
  const known = textByPreferences.get(preferred);
  if (known !== undefined) return known;
  const added = `${text} ${preferred}`;
  textByPreferences.set(preferred, added);
  return added;
}

/** Whether a page is made for what somebody asks or chooses. There is no end to such pages, so most are made anew. */
export function hasQuery({ query }: PageKey): boolean {
  return query !== "" && !query.startsWith("_routes="); // which stands last
}
