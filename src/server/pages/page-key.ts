import type { SearchCriteria } from "#contract/search-criteria.ts";
import { locales } from "#domain/locale.ts";
import { memoize } from "#memory/memoize.ts";
import { type CanonicalQuery, canonicalQuery } from "#server/pages/canonical-query.ts";
import { type Preferences, readPreferences } from "#server/pages/preferences.ts";
import type { RoutesOfPath } from "#server/pages/routes-of-path.ts";

/** Everything that a page depends on. Whether preferences were sent only decides who may cache the response. */
export interface PageKey {
  text: string;
  path: string;
  /** Canonical, without question mark. */
  query: string;
  /** Parsed criteria of a listing, for its loader; null on other pages. */
  criteria: SearchCriteria | null;
  preferences: Preferences;
}

export interface KeyContext {
  currencies: ReadonlySet<string>;
  routesOf: RoutesOfPath;
}

/** Canonical paths. Any other spelling is redirected or a 404, and never cached. */
const pagePath = new RegExp(`^/(?:${locales.join("|")})(?:/[a-z0-9-]+)*(?:\\.data)?$`);

/** Null for a URL that is not cached. */
export type KeyOf = (target: string, cookieHeader: string | undefined) => PageKey | null;

/** A URL in its canonical parts, with the texts of its keys. */
interface ParsedUrl extends Pick<PageKey, "path" | "query" | "criteria"> {
  /** Without preferences. */
  text: string;
  textByPreferences: Map<string, string>;
}

const emptyQuery: CanonicalQuery = { query: new URLSearchParams(), criteria: null };

/** Makes the function that reads keys. URLs repeat, so their canonical parts are memoized. */
export function createKeyOf(context: KeyContext): KeyOf {
  const parsedUrlOf = memoize(
    (target): ParsedUrl | null => {
      const queryStart = target.indexOf("?");
      const path = queryStart === -1 ? target : target.slice(0, queryStart);
      if (!pagePath.test(path)) return null;
      const canonical =
        queryStart === -1
          ? emptyQuery
          : canonicalQuery(path, target.slice(queryStart + 1), context.routesOf);
      if (canonical === null) return null;
      const query = canonical.query.toString();
      const { criteria } = canonical;
      return { path, query, criteria, text: `${path}?${query}`, textByPreferences: new Map() };
    },
    { maxEntries: 1_000, maxLength: 200 },
  );

  return (target, cookieHeader) => {
    const parsedUrl = parsedUrlOf(target);
    if (parsedUrl === null) return null;
    const { path, query, criteria } = parsedUrl;
    const preferences = readPreferences(cookieHeader, context.currencies);
    return { text: textFor(parsedUrl, preferences), path, query, criteria, preferences };
  };
}

/** The same string object each time, so that the cache need not hash it again. */
function textFor(
  { text, textByPreferences }: ParsedUrl,
  { currency, areaUnit }: Preferences,
): string {
  if (currency === null && areaUnit === null) return text;
  const preferred = `${currency ?? ""} ${areaUnit ?? ""}`; // few values: currencies and units
  const cached = textByPreferences.get(preferred);
  if (cached !== undefined) return cached;
  const textWithPreferences = `${text} ${preferred}`;
  textByPreferences.set(preferred, textWithPreferences);
  return textWithPreferences;
}

/** Pages with a query are unlimited in number, so they are rarely cached and count as searches. */
export function hasQuery({ query }: PageKey): boolean {
  return query !== "" && !query.startsWith("_routes="); // it is always last
}
