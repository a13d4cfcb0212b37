import { writePostsQuery, parsePostsQuery } from "#contract/page-query.ts";
import { withQuery, type CanonicalPath } from "#site/seo/canonical-path.ts";

/** Keeps the category and its page. */
export const blogCanonicalPath: CanonicalPath = ({ pathname, search }) =>
  withQuery(pathname, writePostsQuery(parsePostsQuery(new URLSearchParams(search))));
