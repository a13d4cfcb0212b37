import type { PostSummary } from "#contract/post.ts";

interface Shelves {
  /** The first page of all articles, newest first. */
  page: readonly PostSummary[];
  /** Featured and newest articles, newest first; empty where they could not be had. */
  featured: readonly PostSummary[];
  latest: readonly PostSummary[];
}

export interface FrontPage {
  /** Null where there is no article at all. */
  lead: PostSummary | null;
  latest: readonly PostSummary[];
  featured: readonly PostSummary[];
  more: readonly PostSummary[];
}

/** How many featured articles stand below the first view. */
const shelfSize = 3;

/**
 * Arranges the first page of the blog: the newest featured article leads, the newest others stand beside it, further
 * featured ones below, and whatever of the page is not among them after that. No article stands there twice.
 */
export function arrangeFrontPage({ page, featured, latest }: Shelves): FrontPage {
  const shown = new Set<string>();
  const take = (posts: readonly PostSummary[], most = posts.length) => {
    const taken = posts.filter(({ slug }) => !shown.has(slug)).slice(0, most);
    for (const { slug } of taken) shown.add(slug);
    return taken;
  };
  const [lead = null] = take(featured.length > 0 ? featured : page, 1);
  return { lead, latest: take(latest), featured: take(featured, shelfSize), more: take(page) };
}
