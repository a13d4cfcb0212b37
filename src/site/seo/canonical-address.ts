/** The address under which a page is listed; each kind of page whose query means more than a page's number knows its own. */
import { writePageQuery, parsePageQuery } from "#contract/page-query.ts";

/** Where a page was asked for: its path, and its query with the `?` or empty. */
interface AskedAddress {
  pathname: string;
  search: string;
}

/** Gives the path and query under which a page is listed, from those it was asked with and what its loader answered. */
export type CanonicalAddress = (asked: AskedAddress, loaderData: unknown) => string;

/** The `handle` of a route that knows its own. */
export interface CanonicalHandle {
  canonicalAddress: CanonicalAddress;
}

/** Of a list that is only turned over: with the number of its page. */
export function listAddress({ pathname, search }: AskedAddress): string {
  return withQuery(pathname, writePageQuery(parsePageQuery(new URLSearchParams(search))));
}

/**
 * Of a listing: that of the page that its loader names as showing the same, else its own. It keeps the page of a list that its
 * loader calls whole; filtered or sorted ones show parts of the first.
 */
export const listingAddress: CanonicalAddress = ({ pathname, search }, loaderData) => {
  const { twin, isWhole } = toldIn(loaderData);
  const path = typeof twin === "string" ? twin : pathname;
  return isWhole === true ? listAddress({ pathname: path, search }) : path;
};

/** A path with a query, which may be empty. */
export function withQuery(pathname: string, query: URLSearchParams): string {
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

function toldIn(data: unknown): { twin?: unknown; isWhole?: unknown } {
  return typeof data === "object" && data !== null ? data : {};
}

export function hasCanonicalAddress(handle: unknown): handle is CanonicalHandle {
  return typeof handle === "object" && handle !== null && "canonicalAddress" in handle;
}
