interface Shelves<Video> {
  /** The videos of the asked page, newest first. */
  page: readonly Video[];
  /** Featured ones, newest first; empty on a later page, and where they could not be had. */
  featured: readonly Video[];
}

export interface Programme<Video> {
  /** Null where there is no video at all. */
  lead: Video | null;
  featured: readonly Video[];
  others: readonly Video[];
}

/** How many featured films stand side by side. */
const shelfSize = 3;

/**
 * Arranges a page of videos: the newest featured one leads, the next ones stand below it, and whatever of the page is not among
 * them follows. Without featured ones the first of the page leads. No film stands there twice.
 */
export function arrangeProgramme<Video extends { slug: string }>({
  page,
  featured,
}: Shelves<Video>): Programme<Video> {
  const [lead = null, ...next] = featured.length > 0 ? featured : page.slice(0, 1);
  const shelf = next.slice(0, shelfSize);
  const shown = new Set([lead, ...shelf].map((video) => video?.slug));
  return { lead, featured: shelf, others: page.filter(({ slug }) => !shown.has(slug)) };
}
