import { parseSearchCriteria, searchQuery } from "#contract/search-criteria.ts";
import type { CanonicalQuery } from "#site/canonical-query.ts";

/** The page of a whole listing; filtered or sorted ones show parts of the first. */
export const pageOfListing: CanonicalQuery = (search) => {
  const criteria = parseSearchCriteria(new URLSearchParams(search));
  const isWhole = searchQuery({ ...criteria, page: 1 }).size === 0;
  return isWhole && criteria.page > 1 ? `?page=${criteria.page}` : "";
};
