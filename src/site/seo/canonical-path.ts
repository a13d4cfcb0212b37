/** Canonical URLs; a page whose query means more than a page number defines its own. */
import { writePageQuery, parsePageQuery } from "#contract/page-query.ts";

/** `search` has its `?`, or is empty. */
interface RequestedUrl {
  pathname: string;
  search: string;
}

/** Canonical path and query, from the requested ones and the loader's data. */
export type CanonicalPath = (requested: RequestedUrl, loaderData: unknown) => string;

export interface CanonicalHandle {
  canonicalPath: CanonicalPath;
}

/** Keeps only the page number. */
export function listCanonicalPath({ pathname, search }: RequestedUrl): string {
  return withQuery(pathname, writePageQuery(parsePageQuery(new URLSearchParams(search))));
}

/** The equivalent page that the loader names, if any. Filtered or sorted listings lose their page number. */
export const listingCanonicalPath: CanonicalPath = ({ pathname, search }, loaderData) => {
  const { canonicalListing, isUnfiltered } = canonicalFields(loaderData);
  const path = typeof canonicalListing === "string" ? canonicalListing : pathname;
  return isUnfiltered === true ? listCanonicalPath({ pathname: path, search }) : path;
};

export function withQuery(pathname: string, query: URLSearchParams): string {
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

function canonicalFields(data: unknown): { canonicalListing?: unknown; isUnfiltered?: unknown } {
  return typeof data === "object" && data !== null ? data : {};
}

export function hasCanonicalPath(handle: unknown): handle is CanonicalHandle {
  return typeof handle === "object" && handle !== null && "canonicalPath" in handle;
}
