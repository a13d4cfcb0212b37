/** Current slugs of content whose path does not depend on a region. */
import { startedPosts, visiblePosts } from "#catalog/editorial/select-posts.ts";
import { soughtFlags, type Reading } from "#catalog/reading.ts";
import { byAnySlug } from "#catalog/redirects/former-slugs.ts";

type PresentSlug = Promise<string | null>;

export function presentDeveloper(reading: Reading, slug: string): PresentSlug {
  return byAnySlug(reading, "developer", slug, publishedIn("developer"));
}

export function presentPost(reading: Reading, slug: string): PresentSlug {
  return byAnySlug(reading, "post", slug, publishedPost);
}

/** A property type or a filter page, because a listing's path may contain either. */
export async function presentListing(reading: Reading, slug: string): PresentSlug {
  return (
    (await byAnySlug(reading, "property_type", slug, publishedIn("property_type"))) ??
    (await byAnySlug(reading, "filter_page", slug, publishedIn("filter_page")))
  );
}

function publishedIn(table: "developer" | "property_type" | "filter_page") {
  return async (reading: Reading, slug: string): PresentSlug => {
    const row = await reading.database
      .selectFrom(table)
      .select("slug")
      .where("slug", "=", slug)
      .where("published", "in", soughtFlags(reading))
      .executeTakeFirst();
    return row?.slug ?? null;
  };
}

async function publishedPost(reading: Reading, slug: string): PresentSlug {
  const posts = reading.alsoWithdrawn ? startedPosts(reading) : visiblePosts(reading);
  const row = await posts.select("post.slug").where("post.slug", "=", slug).executeTakeFirst();
  return row?.slug ?? null;
}
