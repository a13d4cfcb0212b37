/** Resolves current and former slugs to current ones. */
import { releasedPosts, visiblePosts } from "#catalog/editorial/select-posts.ts";
import { publishedFlags, type ReadContext } from "#catalog/read-context.ts";
import { findBySlugOrFormer } from "#catalog/redirects/former-slugs.ts";
import { releasedProjects, visibleProjects } from "#catalog/projects/visible-projects.ts";

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

/** The current path segments of a region or project. */
export type Located =
  | { kind: "country"; slug: string; country: string }
  | { kind: "city" | "town" | "project"; slug: string; country: string; city: string };

/** Finds a region or project by its current or a former slug; both share one namespace. */
export async function locate(context: ReadContext, slug: string): Promise<Located | null> {
  return (
    (await findBySlugOrFormer(context, "region", slug, locateRegion)) ??
    (await findBySlugOrFormer(context, "project", slug, locateProject))
  );
}

async function locateRegion(context: ReadContext, slug: string): Promise<Located | null> {
  const flags = publishedFlags(context);
  const row = await context.database
    .selectFrom("region")
    .leftJoin("region as parent", (join) =>
      join.onRef("parent.id", "=", "region.parent_id").on("parent.published", "in", flags),
    )
    .leftJoin("region as country", (join) =>
      join.onRef("country.id", "=", "parent.parent_id").on("country.published", "in", flags),
    )
    .select(["region.kind", "parent.slug as parent", "country.slug as country"])
    .where("region.slug", "=", slug)
    .where("region.published", "in", flags)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { kind, parent, country } = row;
  if (kind === "country") return { kind, slug, country: slug };
  if (parent === null) return null;
  if (kind === "city") return { kind, slug, country: parent, city: slug };
  return country === null ? null : { kind, slug, country, city: parent };
}

async function locateProject(context: ReadContext, slug: string): Promise<Located | null> {
  const projects = context.includeWithdrawn ? releasedProjects(context) : visibleProjects(context);
  const row = await projects
    .select(["country.slug as country", "city.slug as city"])
    .where("project.slug", "=", slug)
    .executeTakeFirst();
  return row === undefined ? null : { kind: "project", slug, ...row };
}
