import { parseSearchCriteria, searchQuery } from "#contract/search-criteria.ts";

/** The part of a query that makes a page of its own: the page number of a whole listing. Filtered or sorted lists show parts of the first page. */
export function canonicalQuery(search: string): string {
  const criteria = parseSearchCriteria(new URLSearchParams(search));
  const isWhole = searchQuery({ ...criteria, page: 1 }).size === 0;
  return isWhole && criteria.page > 1 ? `?page=${criteria.page}` : "";
}
