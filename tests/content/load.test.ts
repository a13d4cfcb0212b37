import { expect, test } from "vitest";
import { loadPack } from "#content/load.ts";
import { hasChanged } from "#content/load/report.ts";
import { ContentConflict } from "#content/load/unique-values.ts";
import type { Project } from "#content/kinds/project.ts";
import type { ContentPack } from "#content/pack.ts";
import { contentGeneration } from "#database/content-state.ts";
import { canonicalDump } from "#tests/support/canonical-dump.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { openDemoDatabase } from "#tests/support/demo-database.ts";

describeOnEngines("a load", (openTestDatabase) => {
  test("takes less than a second of work and leaves every entity published", async () => {
    const { pack, pictures } = await demoContent();
    const database = await openTestDatabase();
    const started = process.cpuUsage(); // CPU time, as other tests share the machine
    const { kinds, changed } = await loadPack(database, pack, pictures);
    const { user, system } = process.cpuUsage(started);
    expect(user + system).toBeLessThan(1_000_000);
    expect(changed).toBe(true);
    expect(kinds.find(({ name }) => name === "projects")?.added).toBe(pack.projects.length);
    const hidden = database.selectFrom("project").select("slug").where("published", "=", 0);
    expect(await hidden.execute()).toEqual([]);
  });

  test("changes nothing the second time", async () => {
    const { pack, pictures } = await demoContent();
    const database = await openDemoDatabase(openTestDatabase);
    const before = await canonicalDump(database);
    const { kinds, changed } = await loadPack(database, pack, pictures);
    expect(changed).toBe(false);
    expect(kinds.filter(hasChanged)).toEqual([]);
    expect(await contentGeneration(database)).toBe(1);
    expect(await canonicalDump(database)).toEqual(before);
  });

  test("writes the changed entity only, under the same id", async () => {
    const { pack, pictures } = await demoContent();
    const database = await openDemoDatabase(openTestDatabase);
    const places = () =>
      database.selectFrom("project").select(["id", "slug"]).orderBy("id").execute();
    const before = await places();
    const { kinds } = await loadPack(
      database,
      withProject(pack, "moda-gardens", { amenities: ["gym"] }),
      pictures,
    );
    expect(kinds.filter(hasChanged)).toEqual([
      {
        name: "projects",
        added: 0,
        changed: 1,
        replaced: 0,
        withdrawn: 0,
        unchanged: pack.projects.length - 1,
      },
    ]);
    expect(await contentGeneration(database)).toBe(2);
    expect(await places()).toEqual(before);
    const amenities = database
      .selectFrom("project_amenity")
      .innerJoin("project", "project.id", "project_amenity.project_id")
      .innerJoin("amenity", "amenity.id", "project_amenity.amenity_id")
      .where("project.slug", "=", "moda-gardens")
      .select("amenity.slug");
    expect(await amenities.execute()).toEqual([{ slug: "gym" }]);
  });

  test("withdraws what is absent and publishes what returns, deleting nothing", async () => {
    const { pack, pictures } = await demoContent();
    const database = await openDemoDatabase(openTestDatabase);
    const before = await canonicalDump(database);
    const without = { ...pack, offers: pack.offers.slice(1), testimonials: [] };
    const { kinds } = await loadPack(database, without, pictures);
    expect(kinds.find(({ name }) => name === "offers")).toMatchObject({
      withdrawn: 1,
      replaced: pack.offers.length - 1,
    });
    const offers = database
      .selectFrom("offer")
      .select(["slug", "published", "position"])
      .orderBy("position");
    expect((await offers.execute()).at(-1)).toEqual({
      slug: pack.offers[0]?.slug,
      published: 0,
      position: pack.offers.length - 1,
    });
    const { kinds: again } = await loadPack(database, pack, pictures);
    expect(again.find(({ name }) => name === "testimonials")?.replaced).toBe(
      pack.testimonials.length,
    );
    expect(await canonicalDump(database)).toEqual(before);
  });

  test("keeps the id of a renamed project and records its former slug", async () => {
    const { pack, pictures } = await demoContent();
    const database = await openDemoDatabase(openTestDatabase);
    const idOf = (slug: string) =>
      database.selectFrom("project").select("id").where("slug", "=", slug).executeTakeFirst();
    const before = await idOf("parkline-villas");
    const renamed = { slug: "parkline-homes", formerSlugs: ["parkline-villas"] };
    await loadPack(database, withProject(pack, "parkline-villas", renamed), pictures);
    expect(await idOf("parkline-homes")).toEqual(before);
    expect(await idOf("parkline-villas")).toBeUndefined();
    expect(await database.selectFrom("former_slug").selectAll().execute()).toEqual([
      { kind: "project", slug: "parkline-villas", current_slug: "parkline-homes" },
    ]);
  });

  test("lets two projects swap references", async () => {
    const { pack, pictures } = await demoContent();
    const database = await openDemoDatabase(openTestDatabase);
    const [one, other] = pack.projects;
    if (one === undefined || other === undefined) throw new Error("The demo has two projects.");
    const traded = withProject(withProject(pack, one.slug, { ref: other.ref }), other.slug, {
      ref: one.ref,
    });
    await loadPack(database, traded, pictures);
    const refs = database.selectFrom("project").select("ref").where("slug", "=", one.slug);
    expect(await refs.execute()).toEqual([{ ref: other.ref }]);
  });

  test("is refused where a new project has the reference of a removed one", async () => {
    const { pack, pictures } = await demoContent();
    const database = await openDemoDatabase(openTestDatabase);
    const moved = withProject(pack, "parkline-villas", { slug: "parkline-homes" });
    await expect(loadPack(database, moved, pictures)).rejects.toThrow(ContentConflict);
    await expect(loadPack(database, moved, pictures)).rejects.toThrow(
      "list parkline-villas in its formerSlugs",
    );
    expect(await contentGeneration(database)).toBe(1);
  });

  test("is rolled back when it fails midway", async () => {
    const { pack, pictures } = await demoContent();
    const database = await openDemoDatabase(openTestDatabase);
    const before = await canonicalDump(database);
    const broken = withProject({ ...pack, developers: pack.developers.slice(1) }, "moda-gardens", {
      amenities: ["moat"],
    });
    await expect(loadPack(database, broken, pictures)).rejects.toThrow("No amenity is called moat");
    expect(await canonicalDump(database)).toEqual(before);
    expect(await contentGeneration(database)).toBe(1);
  });
});

function withProject(pack: ContentPack, slug: string, changes: Partial<Project>): ContentPack {
  return {
    ...pack,
    projects: pack.projects.map((project) =>
      project.slug === slug ? { ...project, ...changes } : project,
    ),
  };
}
