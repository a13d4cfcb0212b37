/** Canonical URLs; a page whose query means more than a page number defines its own. */
import { writePageQuery, parsePageQuery } from "#contract/page-query.ts";

/** `search` has its `?`, or is empty. */
interface AskedAddress {
  pathname: string;
  search: string;
}

/** Canonical path and query, from the requested ones and the loader's data. */
export type CanonicalAddress = (asked: AskedAddress, loaderData: unknown) => string;

export interface CanonicalHandle {
  canonicalAddress: CanonicalAddress;
}

/** Keeps only the page number. */
export function listAddress({ pathname, search }: AskedAddress): string {
  return withQuery(pathname, writePageQuery(parsePageQuery(new URLSearchParams(search))));
}

/** The equivalent page that the loader names, if any. Filtered or sorted listings lose their page number. */
export const listingAddress: CanonicalAddress = ({ pathname, search }, loaderData) => {
  const { twin, isWhole } = toldIn(loaderData);
  const path = typeof twin === "string" ? twin : pathname;
  return isWhole === true ? listAddress({ pathname: path, search }) : path;
};

export function withQuery(pathname: string, query: URLSearchParams): string {
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

function toldIn(data: unknown): { twin?: unknown; isWhole?: unknown } {
  return typeof data === "object" && data !== null ? data : {};
}

export function hasCanonicalAddress(handle: unknown): handle is CanonicalHandle {
  return typeof handle === "object" && handle !== null && "canonicalAddress" in handle;
}
