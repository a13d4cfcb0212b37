import type { PostPage, PostSummary } from "#contract/post.ts";
import { findBlogCategory } from "#catalog/editorial/blog-categories.ts";
import { selectPosts, summarizePosts, visiblePosts } from "#catalog/editorial/select-posts.ts";
import { pagingOf, type AskedPage } from "#catalog/paging.ts";
import { type gone, goneOrNull, type Reading } from "#catalog/reading.ts";

const homepageCount = 4;

export function listHomepagePosts(reading: Reading): Promise<PostSummary[]> {
  return listLatestPosts(reading, homepageCount);
}

export async function listLatestPosts(reading: Reading, limit: number): Promise<PostSummary[]> {
  return summarizePosts(reading, await selectPosts(reading).limit(limit).execute());
}

export async function listFeaturedPosts(reading: Reading): Promise<PostSummary[]> {
  const rows = await selectPosts(reading).where("post.featured", "=", 1).execute();
  return summarizePosts(reading, rows);
}

/** Lists one page of articles, newest first; null for an unknown category, `withdrawn` for one published before. */
export async function listPosts(
  reading: Reading,
  { category: slug, ...asked }: AskedPage & { category?: string | undefined },
): Promise<PostPage | typeof gone | null> {
  const category = slug === undefined ? null : await findBlogCategory(reading, slug);
  if (slug !== undefined && category === null) {
    return goneOrNull(reading, (any) => findBlogCategory(any, slug));
  }
  const ofCategory = category?.slug ?? null;
  const [{ total }, rows] = await Promise.all([
    visiblePosts(reading)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .$if(ofCategory !== null, (query) => query.where("category.slug", "=", ofCategory))
      .executeTakeFirstOrThrow(), // an aggregate always returns a row
    selectPosts(reading)
      .$if(ofCategory !== null, (query) => query.where("category.slug", "=", ofCategory))
      .limit(asked.limit)
      .offset((asked.page - 1) * asked.limit)
      .execute(),
  ]);
  return { category, content: await summarizePosts(reading, rows), page: pagingOf(asked, total) };
}
