import { contentPages } from "#domain/content-pages.ts";
import { screenPath } from "#domain/links.ts";
import { listBlogCategories } from "#catalog/editorial/blog-categories.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { sitemapEntry, type SitemapPageEntry } from "#catalog/sitemap/entries.ts";

export async function pageEntries(context: ReadContext): Promise<SitemapPageEntry[]> {
  const [pages, landings, categories] = await Promise.all([
    readPages(context),
    readLandings(context),
    listBlogCategories(context),
  ]);
  return [
    sitemapEntry(screenPath("home"), {
      digest: pages.find(({ slug }) => slug === "home")?.digest ?? "",
    }),
    sitemapEntry(screenPath("offers")),
    sitemapEntry(screenPath("developer-companies")),
    ...contentPages.flatMap((screen) => {
      const page = pages.find(({ slug }) => slug === screen);
      if (page === undefined) return [];
      return [sitemapEntry(screenPath(screen), { changedAt: page.version, digest: page.digest })];
    }),
    ...(["uae", "cyprus"] as const).flatMap((country) =>
      landings
        .filter(({ slug }) => slug === country)
        .map(({ digest }) => sitemapEntry(screenPath("landing", { country }), { digest })),
    ),
    ...(categories.some(({ posts }) => posts > 0) ? [sitemapEntry(screenPath("blog"))] : []),
    ...categories
      .filter(({ posts }) => posts > 0)
      .map(({ slug }) => sitemapEntry(screenPath("blog", { category: slug }))),
  ];
}

function readPages({ database }: ReadContext) {
  return database
    .selectFrom("page")
    .select(["slug", "version", "content_hash as digest"])
    .where("published", "=", 1)
    .execute();
}

function readLandings({ database }: ReadContext) {
  return database
    .selectFrom("landing")
    .innerJoin("region as country", "country.id", "landing.country_id")
    .select(["landing.slug", "landing.content_hash as digest"])
    .where("landing.published", "=", 1)
    .where("country.published", "=", 1)
    .execute();
}
