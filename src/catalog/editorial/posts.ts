import type { PostPage, PostSummary } from "#contract/post.ts";
import { findBlogCategory } from "#catalog/editorial/blog-categories.ts";
import { selectPosts, summarizePosts, visiblePosts } from "#catalog/editorial/select-posts.ts";
import { pagingOf, type PageRequest } from "#catalog/paging.ts";
import { type withdrawn, withdrawnOrNull, type ReadContext } from "#catalog/read-context.ts";

const homepageCount = 4;

export function listHomepagePosts(context: ReadContext): Promise<PostSummary[]> {
  return listLatestPosts(context, homepageCount);
}

export async function listLatestPosts(context: ReadContext, limit: number): Promise<PostSummary[]> {
  return summarizePosts(context, await selectPosts(context).limit(limit).execute());
}

export async function listFeaturedPosts(context: ReadContext): Promise<PostSummary[]> {
  const rows = await selectPosts(context).where("post.featured", "=", 1).execute();
  return summarizePosts(context, rows);
}

/** Lists one page of articles, newest first; null for an unknown category, `withdrawn` for one published before. */
export async function listPosts(
  context: ReadContext,
  { category: slug, ...request }: PageRequest & { category?: string | undefined },
): Promise<PostPage | typeof withdrawn | null> {
  const category = slug === undefined ? null : await findBlogCategory(context, slug);
  if (slug !== undefined && category === null) {
    return withdrawnOrNull(context, (withWithdrawn) => findBlogCategory(withWithdrawn, slug));
  }
  const ofCategory = category?.slug ?? null;
  const [{ total }, rows] = await Promise.all([
    visiblePosts(context)
      .select(({ fn }) => fn.countAll<number>().as("total"))
      .$if(ofCategory !== null, (query) => query.where("category.slug", "=", ofCategory))
      .executeTakeFirstOrThrow(), // an aggregate always returns a row
    selectPosts(context)
      .$if(ofCategory !== null, (query) => query.where("category.slug", "=", ofCategory))
      .limit(request.limit)
      .offset((request.page - 1) * request.limit)
      .execute(),
  ]);
  return { category, content: await summarizePosts(context, rows), page: pagingOf(request, total) };
}
