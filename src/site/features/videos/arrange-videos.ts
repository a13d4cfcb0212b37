interface Shelves<Video> {
  /** Videos of the requested page, newest first. */
  page: readonly Video[];
  /** Newest first; empty on later pages and when loading failed. */
  featured: readonly Video[];
}

export interface VideoArrangement<Video> {
  /** Null without videos. */
  lead: Video | null;
  featured: readonly Video[];
  others: readonly Video[];
}

/** Featured videos per row. */
const shelfSize = 3;

/**
 * The newest featured video leads, else the page's first; further featured ones follow, then the rest. Each
 * video appears once.
 */
export function arrangeVideos<Video extends { slug: string }>({
  page,
  featured,
}: Shelves<Video>): VideoArrangement<Video> {
  const [lead = null, ...next] = featured.length > 0 ? featured : page.slice(0, 1);
  const shelf = next.slice(0, shelfSize);
  const shown = new Set([lead, ...shelf].map((video) => video?.slug));
  return { lead, featured: shelf, others: page.filter(({ slug }) => !shown.has(slug)) };
}
