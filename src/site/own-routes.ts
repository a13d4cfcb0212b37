/** What the router knows of the site in a document: the routes of its own language, because a language is always a new document. */
import type { Locale } from "#domain/locale.ts";

/** Name or address of a language's file by that of the whole one. */
export function ownFile(whole: string, locale: Locale): string {
  return whole.replace(/\.js$/, `-${locale}.js`);
}

/** Those whose id ends with the language, and those that have none. */
export function routesIn<Route>(
  routes: Record<string, Route>,
  locale: Locale,
): Record<string, Route> {
  const isOwn = (id: string) => id.endsWith(`___${locale}`) || !id.includes("___");
  return Object.fromEntries(Object.entries(routes).filter(([id]) => isOwn(id)));
}
