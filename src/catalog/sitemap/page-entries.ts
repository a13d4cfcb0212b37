import { contentPages } from "#domain/content-pages.ts";
import { screenPath } from "#domain/links.ts";
import { listBlogCategories } from "#catalog/editorial/blog-categories.ts";
import type { Reading } from "#catalog/reading.ts";
import { entry, type ListedPage } from "#catalog/sitemap/entries.ts";

export async function pageEntries(reading: Reading): Promise<ListedPage[]> {
  const [pages, landings, categories] = await Promise.all([
    readPages(reading),
    readLandings(reading),
    listBlogCategories(reading),
  ]);
  return [
    entry(screenPath("home"), { digest: pages.find(({ slug }) => slug === "home")?.digest ?? "" }),
    entry(screenPath("offers")),
    entry(screenPath("developer-companies")),
    ...contentPages.flatMap((screen) => {
      const page = pages.find(({ slug }) => slug === screen);
      if (page === undefined) return [];
      return [entry(screenPath(screen), { changedAt: page.version, digest: page.digest })];
    }),
    ...(["uae", "cyprus"] as const).flatMap((country) =>
      landings
        .filter(({ slug }) => slug === country)
        .map(({ digest }) => entry(screenPath("landing", { country }), { digest })),
    ),
    ...(categories.some(({ posts }) => posts > 0) ? [entry(screenPath("blog"))] : []),
    ...categories
      .filter(({ posts }) => posts > 0)
      .map(({ slug }) => entry(screenPath("blog", { category: slug }))),
  ];
}

function readPages({ database }: Reading) {
  return database
    .selectFrom("page")
    .select(["slug", "version", "content_hash as digest"])
    .where("published", "=", 1)
    .execute();
}

function readLandings({ database }: Reading) {
  return database
    .selectFrom("landing")
    .innerJoin("region as country", "country.id", "landing.country_id")
    .select(["landing.slug", "landing.content_hash as digest"])
    .where("landing.published", "=", 1)
    .where("country.published", "=", 1)
    .execute();
}
