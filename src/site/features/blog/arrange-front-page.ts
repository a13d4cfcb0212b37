interface Shelves<Post> {
  /** First page of all articles, newest first. */
  page: readonly Post[];
  /** Newest first; empty when the request failed. */
  featured: readonly Post[];
  latest: readonly Post[];
}

export interface FrontPage<Post> {
  /** Null without articles. */
  lead: Post | null;
  latest: readonly Post[];
  featured: readonly Post[];
  more: readonly Post[];
}

/** Number of featured articles below the lead. */
const shelfSize = 3;

/**
 * Arranges the blog's first page: the newest featured article leads, then the newest others, further featured
 * ones and the rest. Each article appears once.
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
