import type { PostSummary } from "#contract/post.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import type { Reading } from "#catalog/reading.ts";

const homepageCount = 4;

/** Lists the four newest articles, for the home page. */
export async function listHomepagePosts(reading: Reading): Promise<PostSummary[]> {
  const rows = await readRows(reading);
  const pictureOf = await findPictures(
    reading,
    rows.map(({ image }) => image),
  );
  return rows.map(({ image, categorySlug, categoryName, ...post }) => ({
    ...post,
    category: { slug: categorySlug, name: categoryName },
    image: pictureOf(image),
  }));
}

function readRows({ database, locale, today }: Reading) {
  return database
    .selectFrom("post")
    .innerJoin("post_text as text", (join) =>
      join.onRef("text.post_id", "=", "post.id").on("text.locale", "=", locale),
    )
    .innerJoin("category_text", (join) =>
      join
        .onRef("category_text.category_id", "=", "post.category_id")
        .on("category_text.locale", "=", locale),
    )
    .innerJoin("category", "category.id", "post.category_id")
    .innerJoin("team_member as author", "author.id", "post.author_id")
    .select([
      "post.slug",
      "text.title",
      "text.excerpt",
      "category.slug as categorySlug",
      "category_text.name as categoryName",
      "author.name as author",
      "post.image",
      "post.published_at as publishedAt",
    ])
    .where("post.published", "=", 1)
    .where("post.published_at", "<=", today)
    .orderBy("post.published_at", "desc")
    .orderBy("post.id")
    .limit(homepageCount)
    .execute();
}
