import { releasedProjects, visibleProjects } from "#catalog/projects/visible-projects.ts";
import { publishedFlags, type ReadContext } from "#catalog/read-context.ts";
import { findBySlugOrFormer } from "#catalog/redirects/former-slugs.ts";

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
