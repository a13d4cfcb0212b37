/** What the scripts of a first view know of paths: apart from the table of all screens, which few of them need. */
import type { Locale } from "#domain/locale.ts";

/** Paths without the language that are built outside of `linkTo`, too. */
export const firstPaths = {
  home: "",
  feed: "/blog/feed.xml",
  manifest: "/manifest.webmanifest",
} as const;

/** Puts a path without language, as content gives them, into a language; the empty one is the home page. */
export function withLocale(locale: Locale, path: string): string {
  return `/${locale}${path}`;
}

/** Replaces the language at the start of a site path and keeps the rest, query included. */
export function inLocale(locale: Locale, path: string): string {
  return path.replace(/^\/[^/?#]*/, `/${locale}`);
}
