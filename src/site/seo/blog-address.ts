import { writePostsQuery, parsePostsQuery } from "#contract/page-query.ts";
import { withQuery, type CanonicalAddress } from "#site/seo/canonical-address.ts";

/** With the category, and the page of it. */
export const blogAddress: CanonicalAddress = ({ pathname, search }) =>
  withQuery(pathname, writePostsQuery(parsePostsQuery(new URLSearchParams(search))));
