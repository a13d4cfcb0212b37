import type { Kysely } from "kysely";
import { loadPack } from "#content/load.ts";
import type { ContentPack } from "#content/pack.ts";
import type { Engine } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";
import { openSharedDatabase, type OpenTestDatabase } from "#tests/support/databases.ts";
import { demoContent } from "#tests/support/demo-content.ts";

/** On this day the demo's offers are valid and none of its projects is still unpublished. */
export const today = "2026-11-21";

type Project = ContentPack["projects"][number];
type Unit = Project["units"][number];

export const withdrawn: ReadonlySet<string> = new Set([
  "marina-arc", // a project
  "palm-horizon", // a project that was never published
  "kition-homes", // a developer with its projects
  "izmir", // a city
  "sauna", // an amenity
  "penthouses-istanbul", // a filter page
  "why-istanbul", // a video
  "istanbul-districts-compared-2026", // a post
  "company-news", // a category with its posts
  "emre-solak", // a team member, but not his posts
  "coral-steps-early-bird", // an offer
  "sergey-morozov", // a testimonial
]);
export const notYetPublished: ReadonlySet<string> = new Set(["moda-gardens", "palm-horizon"]);

/** The demo pack with one entry of each kind withdrawn, and a project published tomorrow. */
export async function partlyWithdrawnPack(): Promise<ContentPack> {
  const { pack } = await demoContent();
  const shown = <Thing extends { slug: string; published: boolean }>(things: readonly Thing[]) =>
    things.map((thing) => ({ ...thing, published: !withdrawn.has(thing.slug) }));
  return {
    ...pack,
    amenities: shown(pack.amenities),
    categories: shown(pack.categories),
    cities: shown(pack.cities),
    developers: shown(pack.developers),
    departments: pack.departments.map((department) => ({
      ...department,
      members: shown(department.members),
    })),
    filterPages: shown(pack.filterPages),
    offers: shown(pack.offers),
    posts: shown(pack.posts),
    testimonials: shown(pack.testimonials),
    videos: shown(pack.videos),
    projects: shown(pack.projects)
      .map(withSoldOutUnits)
      .map((project) =>
        notYetPublished.has(project.slug) ? { ...project, publishedAt: "2026-11-22" } : project,
      ),
  };
}

/** Marks rows as sold, all of them in one project, and turns others into offices: the demo has few such projects. */
function withSoldOutUnits(project: Project, index: number): Project {
  const { units, status } = project;
  const soldOut = (unit: Unit): Unit => ({ ...unit, available: 0, sold: unit.total });
  const office = (unit: Unit): Unit => ({ ...unit, type: "offices", rooms: null });
  if (status === "sold") return project;
  if (index === 5) return { ...project, units: units.map(soldOut) };
  return {
    ...project,
    units: units.map((unit, row) => {
      if (index % 5 === 2) return office(unit);
      if (index % 3 === 0 && row === 0) return soldOut(unit);
      return index % 4 === 1 && row === units.length - 1 ? soldOut(unit) : unit;
    }),
  };
}

/** Other tests read this database too, so it must not be changed. */
export function sharedPartlyWithdrawnDatabase(engine: Engine): Promise<Kysely<Database>> {
  return openSharedDatabase(engine, "partly withdrawn", loadPartlyWithdrawn);
}

export async function openPartlyWithdrawnDatabase(
  openTestDatabase: OpenTestDatabase,
): Promise<Kysely<Database>> {
  const database = await openTestDatabase();
  await loadPartlyWithdrawn(database);
  return database;
}

async function loadPartlyWithdrawn(database: Kysely<Database>): Promise<void> {
  const [pack, { pictures }] = await Promise.all([partlyWithdrawnPack(), demoContent()]);
  await loadPack(database, pack, pictures);
}
