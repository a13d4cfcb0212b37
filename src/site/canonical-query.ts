/** The part of a query that makes a page of its own; each kind of page knows its own. */
import { askedPageQuery, parseAskedPage } from "#contract/page-query.ts";

/** Gives the query with which a page is listed, from the one it was asked with and what its loader answered: empty, or `?` and what follows. */
export type CanonicalQuery = (search: string, loaderData: unknown) => string;

/** The `handle` of a route whose query means more than a page's number. */
export interface CanonicalHandle {
  canonicalQuery: CanonicalQuery;
  /** Tells, from what the loader answered, the path of a page that shows the same and is listed in this one's place. */
  canonicalPath?: (loaderData: unknown) => string | null;
}

/** Of a list that is only turned over: the number of its page. */
export function pageOfList(search: string): string {
  const asked = askedPageQuery(parseAskedPage(new URLSearchParams(search)));
  return asked.size === 0 ? "" : `?${asked}`;
}

/** The page of a list that its loader calls whole; filtered or sorted ones show parts of the first. */
export const pageOfWholeList: CanonicalQuery = (search, loaderData) =>
  isWhole(loaderData) ? pageOfList(search) : "";

/** As its loader names it. */
export function pathOfTwin(data: unknown): string | null {
  if (typeof data !== "object" || data === null || !("twin" in data)) return null;
  return typeof data.twin === "string" ? data.twin : null;
}

function isWhole(data: unknown): boolean {
  return typeof data === "object" && data !== null && "isWhole" in data && data.isWhole === true;
}

export function hasCanonicalQuery(handle: unknown): handle is CanonicalHandle {
  return typeof handle === "object" && handle !== null && "canonicalQuery" in handle;
}
