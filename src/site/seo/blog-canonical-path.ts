import { writePostsQuery, parsePostsQuery } from "#contract/page-query.ts";
import { withQuery, type CanonicalPath } from "#site/seo/canonical-path.ts";

/** Keeps the category and its page. Apart, so that only the blog loads the parser of its query. */
export const blogCanonicalPath: CanonicalPath = ({ pathname, search }) =>
  withQuery(pathname, writePostsQuery(parsePostsQuery(new URLSearchParams(search))));
