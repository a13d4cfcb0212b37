import { parseSearchCriteria, searchQuery } from "#contract/search-criteria.ts";

type Rewrite = (query: URLSearchParams) => URLSearchParams;

/** Which parameters mean something on which pages, and how each is written. On every other page none does. */
const meaningful: readonly { pages: RegExp; rewrite: Rewrite }[] = [
  {
    pages: /^\/..\/[a-z0-9-]+(?:\/[a-z0-9-]+)?\/for-sale(?:\/[a-z0-9-]+)?$/,
    rewrite: (query) => searchQuery(parseSearchCriteria(query)),
  },
];

/**
 * The part of a query that changes the page, canonical: unknown parameters and wrong values are left out, the order is
 * fixed. For the router's `.data` answers, the routes that it asks for belong to it.
 */
export function meaningfulQuery(path: string, query: string, routes: ReadonlySet<string>): string {
  const asked = new URLSearchParams(query);
  const page = path.replace(/\.data$/, "");
  const kept =
    meaningful.find(({ pages }) => pages.test(page))?.rewrite(asked) ?? new URLSearchParams();
  if (page !== path) {
    const wanted = (asked.get("_routes") ?? "").split(",").filter((id) => routes.has(id));
    if (wanted.length > 0) kept.set("_routes", [...new Set(wanted)].sort().join(","));
  }
  return kept.toString();
}
