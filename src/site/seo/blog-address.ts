import { askedPostsQuery, parseAskedPosts } from "#contract/page-query.ts";
import { withQuery, type CanonicalAddress } from "#site/seo/canonical-address.ts";

/** Keeps the category and its page. */
export const blogAddress: CanonicalAddress = ({ pathname, search }) =>
  withQuery(pathname, askedPostsQuery(parseAskedPosts(new URLSearchParams(search))));
