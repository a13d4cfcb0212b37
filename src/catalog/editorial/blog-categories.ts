import type { BlogCategory } from "#contract/post.ts";
import type { Named } from "#contract/shared.ts";
import { visiblePosts } from "#catalog/editorial/select-posts.ts";
import { publishedFlags, type ReadContext } from "#catalog/read-context.ts";
import { findBySlugOrFormer } from "#catalog/redirects/former-slugs.ts";

/** Lists the categories in content order with their number of visible articles. */
export async function listBlogCategories(context: ReadContext): Promise<BlogCategory[]> {
  const [categories, counts] = await Promise.all([
    selectCategories(context).orderBy("category.position").orderBy("category.id").execute(),
    visiblePosts(context)
      .select(({ fn }) => ["category.slug", fn.countAll<number>().as("posts")])
      .groupBy("category.slug")
      .execute(),
  ]);
  const postsOf = new Map(counts.map(({ slug, posts }) => [slug, posts]));
  return categories.map(({ slug, name }) => ({ slug, name, posts: postsOf.get(slug) ?? 0 }));
}

/** Finds a category by its current or a former slug and returns the current one. */
export function findBlogCategory(context: ReadContext, slug: string): Promise<Named | null> {
  return findBySlugOrFormer(context, "category", slug, categoryOfSlug);
}

async function categoryOfSlug(context: ReadContext, slug: string): Promise<Named | null> {
  const row = await selectCategories(context).where("category.slug", "=", slug).executeTakeFirst();
  return row ?? null;
}

function selectCategories(context: ReadContext) {
  const { database, locale } = context;
  return database
    .selectFrom("category")
    .innerJoin("category_text as text", (join) =>
      join.onRef("text.category_id", "=", "category.id").on("text.locale", "=", locale),
    )
    .select(["category.slug", "text.name"])
    .where("category.published", "in", publishedFlags(context));
}
