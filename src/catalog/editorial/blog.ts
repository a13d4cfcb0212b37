import type { Post, PostPage, PostSummary } from "#contract/post.ts";
import type { gone } from "#catalog/projects/find-project.ts";
import type { Reading } from "#catalog/reading.ts";

/** Lists the newest articles. */
export async function listLatestPosts(_reading: Reading, _limit: number): Promise<PostSummary[]> {
  throw new Error("to be written");
}

/** Lists the featured articles, newest first. */
export async function listFeaturedPosts(_reading: Reading): Promise<PostSummary[]> {
  throw new Error("to be written");
}

/** Lists the categories with the number of their articles, in the order of their file. */
export async function listBlogCategories(
  _reading: Reading,
): Promise<{ slug: string; name: string; posts: number }[]> {
  throw new Error("to be written");
}

/** Lists one page of articles, newest first; null where there is no such category. */
export async function listPosts(
  _reading: Reading,
  _asked: { category?: string | undefined; page: number; limit: number },
): Promise<PostPage | null> {
  throw new Error("to be written");
}

/** Finds an article by its slug; `gone` where it was published once. */
export async function findPost(
  _reading: Reading,
  _slug: string,
): Promise<Post | typeof gone | null> {
  throw new Error("to be written");
}
