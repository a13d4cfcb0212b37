import { readingMinutes } from "#domain/reading-time.ts";
import type { PostSummary } from "#contract/post.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/**
 * Selects from the visible articles, joined as `post` and `category`: released by today, in a published category. A
 * withdrawn author does not hide an article.
 */
export function visiblePosts(context: Pick<ReadContext, "database" | "today">) {
  return releasedPosts(context).where("post.published", "=", 1).where("category.published", "=", 1);
}

/** The same joins without the check of publication, so that withdrawn articles are found too. */
export function releasedPosts({ database, today }: Pick<ReadContext, "database" | "today">) {
  return database
    .selectFrom("post")
    .innerJoin("category", "category.id", "post.category_id")
    .where("post.published_at", "<=", today);
}

/** Selects what cards show of the visible articles, newest first. */
export function selectPosts(context: ReadContext) {
  return visiblePosts(context)
    .innerJoin("post_text as text", (join) =>
      join.onRef("text.post_id", "=", "post.id").on("text.locale", "=", context.locale),
    )
    .innerJoin("category_text", (join) =>
      join
        .onRef("category_text.category_id", "=", "category.id")
        .on("category_text.locale", "=", context.locale),
    )
    .leftJoin("team_member as author", (join) =>
      join.onRef("author.id", "=", "post.author_id").on("author.published", "=", 1),
    )
    .leftJoin("department", (join) =>
      join.onRef("department.id", "=", "author.department_id").on("department.published", "=", 1),
    )
    .select([
      "post.slug",
      "text.title",
      "text.excerpt",
      "text.body",
      "category.slug as categorySlug",
      "category_text.name as categoryName",
      "author.name as author",
      "department.id as departmentId",
      "post.image",
      "post.published_at as publishedAt",
    ])
    .orderBy("post.published_at", "desc")
    .orderBy("post.id");
}

type PostRow = Awaited<ReturnType<ReturnType<typeof selectPosts>["execute"]>>[number];

/** Turns rows into summaries, in their order. */
export async function summarizePosts(
  context: ReadContext,
  rows: readonly PostRow[],
): Promise<PostSummary[]> {
  const pictureOf = await findPictures(
    context,
    rows.map(({ image }) => image),
  );
  return rows.map((row) => ({
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    category: { slug: row.categorySlug, name: row.categoryName },
    author: row.departmentId === null ? null : row.author,
    image: pictureOf(row.image),
    publishedAt: row.publishedAt,
    readingMinutes: readingMinutes(row.body),
  }));
}
