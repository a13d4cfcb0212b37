/** Current slugs of content whose path does not depend on a region. */
import { releasedPosts, visiblePosts } from "#catalog/editorial/select-posts.ts";
import { publishedFlags, type ReadContext } from "#catalog/read-context.ts";
import { findBySlugOrFormer } from "#catalog/redirects/former-slugs.ts";

type CurrentSlug = Promise<string | null>;

export function currentDeveloperSlug(context: ReadContext, slug: string): CurrentSlug {
  return findBySlugOrFormer(context, "developer", slug, publishedIn("developer"));
}

export function currentPostSlug(context: ReadContext, slug: string): CurrentSlug {
  return findBySlugOrFormer(context, "post", slug, publishedPost);
}

/** A property type or a filter page, because a listing's path may contain either. */
export async function currentListingSlug(context: ReadContext, slug: string): CurrentSlug {
  return (
    (await findBySlugOrFormer(context, "property_type", slug, publishedIn("property_type"))) ??
    (await findBySlugOrFormer(context, "filter_page", slug, publishedIn("filter_page")))
  );
}

function publishedIn(table: "developer" | "property_type" | "filter_page") {
  return async (context: ReadContext, slug: string): CurrentSlug => {
    const row = await context.database
      .selectFrom(table)
      .select("slug")
      .where("slug", "=", slug)
      .where("published", "in", publishedFlags(context))
      .executeTakeFirst();
    return row?.slug ?? null;
  };
}

async function publishedPost(context: ReadContext, slug: string): CurrentSlug {
  const posts = context.includeWithdrawn ? releasedPosts(context) : visiblePosts(context);
  const row = await posts.select("post.slug").where("post.slug", "=", slug).executeTakeFirst();
  return row?.slug ?? null;
}
