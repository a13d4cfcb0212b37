import { askedPostsQuery, parseAskedPosts } from "#contract/page-query.ts";
import { parseSearchCriteria, searchQuery } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import { localeOfPath } from "#site/locale-of-path.ts";

/**
 * The part of a query that makes a page of its own: the page number of a whole listing, of the blog the category too.
 * Filtered or sorted lists show parts of the first page.
 */
export function canonicalQuery(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  if (pathname === linkTo(localeOfPath(pathname), "blog")) {
    const asked = askedPostsQuery(parseAskedPosts(query)).toString();
    return asked === "" ? "" : `?${asked}`;
  }
  const criteria = parseSearchCriteria(query);
  const isWhole = searchQuery({ ...criteria, page: 1 }).size === 0;
  return isWhole && criteria.page > 1 ? `?page=${criteria.page}` : "";
}
