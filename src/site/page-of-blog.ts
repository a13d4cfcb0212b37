import { askedPostsQuery, parseAskedPosts } from "#contract/page-query.ts";
import type { CanonicalQuery } from "#site/canonical-query.ts";

/** The category, and the page of it. */
export const pageOfBlog: CanonicalQuery = (search) => {
  const asked = askedPostsQuery(parseAskedPosts(new URLSearchParams(search)));
  return asked.size === 0 ? "" : `?${asked}`;
};
