/** The part of a query that makes a page of its own; each kind of page knows its own. */
import { askedPageQuery, parseAskedPage } from "#contract/page-query.ts";

/** Gives the query with which a page is listed, from the one it was asked with: empty, or `?` and what follows. */
export type CanonicalQuery = (search: string) => string;

/** The `handle` of a route whose query means more than a page's number. */
export interface CanonicalHandle {
  canonicalQuery: CanonicalQuery;
}

/** Of a list that is only turned over: the number of its page. */
export const pageOfList: CanonicalQuery = (search) => {
  const asked = askedPageQuery(parseAskedPage(new URLSearchParams(search)));
  return asked.size === 0 ? "" : `?${asked}`;
};

export function hasCanonicalQuery(handle: unknown): handle is CanonicalHandle {
  return typeof handle === "object" && handle !== null && "canonicalQuery" in handle;
}
