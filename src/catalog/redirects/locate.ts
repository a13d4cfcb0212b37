/** Regions and projects, found by the slug that they have or once had. */
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import type { Reading } from "#catalog/reading.ts";
import { byAnySlug } from "#catalog/redirects/former-slugs.ts";

/** Where a region or a project stands today. */
export type Located =
  | { kind: "country"; slug: string; country: string }
  | { kind: "city" | "town" | "project"; slug: string; country: string; city: string };

/** Finds a visible region or project by its slug, else by a former one: they share one namespace. */
export async function locate(reading: Reading, slug: string): Promise<Located | null> {
  return (
    (await byAnySlug(reading, "region", slug, locateRegion)) ??
    (await byAnySlug(reading, "project", slug, locateProject))
  );
}

async function locateRegion({ database }: Reading, slug: string): Promise<Located | null> {
  const row = await database
    .selectFrom("region")
    .leftJoin("region as parent", (join) =>
      join.onRef("parent.id", "=", "region.parent_id").on("parent.published", "=", 1),
    )
    .leftJoin("region as country", (join) =>
      join.onRef("country.id", "=", "parent.parent_id").on("country.published", "=", 1),
    )
    .select(["region.kind", "parent.slug as parent", "country.slug as country"])
    .where("region.slug", "=", slug)
    .where("region.published", "=", 1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { kind, parent, country } = row;
  if (kind === "country") return { kind, slug, country: slug };
  if (parent === null) return null;
  if (kind === "city") return { kind, slug, country: parent, city: slug };
  return country === null ? null : { kind, slug, country, city: parent };
}

async function locateProject(reading: Reading, slug: string): Promise<Located | null> {
  const row = await visibleProjects(reading)
    .select(["country.slug as country", "city.slug as city"])
    .where("project.slug", "=", slug)
    .executeTakeFirst();
  return row === undefined ? null : { kind: "project", slug, ...row };
}
