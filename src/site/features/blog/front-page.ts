interface Shelves<Post> {
  /** The first page of all articles, newest first. */
  page: readonly Post[];
  /** Featured and newest articles, newest first; empty where they could not be had. */
  featured: readonly Post[];
  latest: readonly Post[];
}

export interface FrontPage<Post> {
  /** Null where there is no article at all. */
  lead: Post | null;
  latest: readonly Post[];
  featured: readonly Post[];
  more: readonly Post[];
}

/** How many featured articles stand below the first view. */
const shelfSize = 3;

/**
 * Arranges the first page of the blog: the newest featured article leads, the newest others stand beside it, further
 * featured ones below, and whatever of the page is not among them after that. No article stands there twice.
 */
export function arrangeFrontPage<Post extends { slug: string }>({
  page,
  featured,
  latest,
}: Shelves<Post>): FrontPage<Post> {
  const shown = new Set<string>();
  const take = (posts: readonly Post[], most = posts.length) => {
    const taken = posts.filter(({ slug }) => !shown.has(slug)).slice(0, most);
    for (const { slug } of taken) shown.add(slug);
    return taken;
  };
  const [lead = null] = take(featured.length > 0 ? featured : page, 1);
  return { lead, latest: take(latest), featured: take(featured, shelfSize), more: take(page) };
}
