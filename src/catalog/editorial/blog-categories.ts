import type { BlogCategory } from "#contract/post.ts";
import type { Named } from "#contract/shared.ts";
import { visiblePosts } from "#catalog/editorial/select-posts.ts";
import { soughtFlags, type Reading } from "#catalog/reading.ts";
import { byAnySlug } from "#catalog/redirects/former-slugs.ts";

/** Lists the categories in content order with their number of visible articles. */
export async function listBlogCategories(reading: Reading): Promise<BlogCategory[]> {
  const [categories, counts] = await Promise.all([
    selectCategories(reading).orderBy("category.position").orderBy("category.id").execute(),
    visiblePosts(reading)
      .select(({ fn }) => ["category.slug", fn.countAll<number>().as("posts")])
      .groupBy("category.slug")
      .execute(),
  ]);
  const postsOf = new Map(counts.map(({ slug, posts }) => [slug, posts]));
  return categories.map(({ slug, name }) => ({ slug, name, posts: postsOf.get(slug) ?? 0 }));
}

/** Finds a category by its current or a former slug and returns the current one. */
export function findBlogCategory(reading: Reading, slug: string): Promise<Named | null> {
  return byAnySlug(reading, "category", slug, categoryOfSlug);
}

async function categoryOfSlug(reading: Reading, slug: string): Promise<Named | null> {
  const row = await selectCategories(reading).where("category.slug", "=", slug).executeTakeFirst();
  return row ?? null;
}

function selectCategories(reading: Reading) {
  const { database, locale } = reading;
  return database
    .selectFrom("category")
    .innerJoin("category_text as text", (join) =>
      join.onRef("text.category_id", "=", "category.id").on("text.locale", "=", locale),
    )
    .select(["category.slug", "text.name"])
    .where("category.published", "in", soughtFlags(reading));
}
