import { writePostsQuery, parsePostsQuery } from "#contract/page-query.ts";
import { withQuery, type CanonicalAddress } from "#site/seo/canonical-address.ts";

/** Keeps the category and its page. */
export const blogAddress: CanonicalAddress = ({ pathname, search }) =>
  withQuery(pathname, writePostsQuery(parsePostsQuery(new URLSearchParams(search))));
