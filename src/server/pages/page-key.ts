import { locales } from "#domain/locale.ts";
import { meaningfulQuery } from "#server/pages/meaningful-query.ts";
import { type Preferences, readPreferences } from "#server/pages/preferences.ts";
import type { RoutesOfPath } from "#server/pages/routes-of-path.ts";

/** What a page depends on, and nothing else: it is rendered from this alone, so that one key is always one page. */
export interface PageKey {
  text: string;
  path: string;
  /** Canonical, without question mark; empty where nothing in it means anything. */
  query: string;
  preferences: Preferences;
}

/** What can be known only from outside: which currencies there are, and which routes stand under a path. */
export interface KnownWords {
  currencies: ReadonlySet<string>;
  routesOf: RoutesOfPath;
}

/** Paths as we write them ourselves. Any other spelling is redirected or not found, and never kept. */
const pagePath = new RegExp(`^/(?:${locales.join("|")})(?:/[a-z0-9-]+)*(?:\\.data)?$`);

/** The key of a page of the site, or null where the address is none that a page may be kept under. */
export function pageKey(
  target: string,
  cookieHeader: string | undefined,
  known: KnownWords,
): PageKey | null {
  const mark = target.indexOf("?");
  const path = mark === -1 ? target : target.slice(0, mark);
  if (!pagePath.test(path)) return null;
  const query = mark === -1 ? "" : meaningfulQuery(path, target.slice(mark + 1), known.routesOf);
  if (query === null) return null;
  const preferences = readPreferences(cookieHeader, known.currencies);
  const text = `${path}?${query} ${preferences.currency ?? ""} ${preferences.areaUnit ?? ""}`;
  return { text, path, query, preferences };
}
