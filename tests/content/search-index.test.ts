import { sql } from "kysely";
import { expect, test } from "vitest";
import { matchText } from "#catalog/search/match-text.ts";
import { loadPack } from "#content/load.ts";
import type { ContentPack } from "#content/pack.ts";
import { rebuildOutdatedIndex } from "#content/search/refresh-index.ts";
import { contentGeneration } from "#database/content-state.ts";
import { engineOf } from "#database/engine.ts";
import type { Locale } from "#domain/locale.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { openDemoDatabase } from "#tests/support/demo-database.ts";
import { tiersById } from "#tests/support/tiers.ts";

describeOnEngines("the search index", (openTestDatabase) => {
  test("finds projects by name, reference, place, type and prefix, in five languages", async () => {
    const database = await openDemoDatabase(openTestDatabase);
    for (const [locale, text, slug, tier] of [
      ["en", "Bosphorus Terraces", "bosphorus-terraces", 0],
      ["en", "IST-1042", "bosphorus-terraces", 0],
      ["ru", "ist1042", "bosphorus-terraces", 0],
      ["ar", "شقق", "moda-gardens", 1],
      ["ru", "Стамбул", "moda-gardens", 1],
      ["zh", "伊斯坦布尔 公寓", "moda-gardens", 1],
      ["tr", "moda daireler", "moda-gardens", 1],
      ["en", "mod", "moda-gardens", 0],
    ] as const) {
      const project = database.selectFrom("project").select("id").where("slug", "=", slug);
      const { id } = await project.executeTakeFirstOrThrow();
      const found = tiersById(await matchText({ database, locale }, text));
      expect({ text, tier: found.get(id) }).toEqual({ text, tier });
    }
  });

  test("updates only the changed project", async () => {
    const { pack, pictures } = await demoContent();
    const database = await openDemoDatabase(openTestDatabase);
    const found = (text: string) => slugsFound(database, "en", text);
    await loadPack(database, renamed(pack, "moda-gardens", "Quince Keep"), pictures);
    expect(await found("quince keep")).toEqual(["moda-gardens"]);
    await loadPack(database, renamed(pack, "moda-gardens", "Larch Keep"), pictures);
    expect(await found("quince keep")).toEqual([]);
    expect(await found("larch keep")).toEqual(["moda-gardens"]);
    const keys = database.selectFrom("project_name_key").select("name_key");
    const all = (await keys.execute()).map(({ name_key }) => name_key);
    expect(all).toContain("larch keep");
    expect(all).not.toContain("quince keep");
    expect(all.length).toBe(pack.projects.length);
  });

  test("updates when the name of a type, an amenity, a place or a developer changes", async () => {
    const { pack, pictures } = await demoContent();
    const database = await openDemoDatabase(openTestDatabase);
    const called = <Thing extends { slug: string }>(
      things: readonly Thing[],
      slug: string,
      word: string,
    ) =>
      things.map((thing) =>
        thing.slug === slug
          ? { ...thing, alsoCalled: { en: [word], ar: [], ru: [], tr: [], zh: [] } }
          : thing,
      );
    const developer = pack.developers[0]?.slug ?? "";
    const other: ContentPack = {
      ...pack,
      propertyTypes: called(pack.propertyTypes, "apartments", "mansionette"),
      amenities: called(pack.amenities, "gym", "muscleworks"),
      cities: called(pack.cities, "istanbul", "tsargrad"),
      developers: pack.developers.map((each) =>
        each.slug === developer ? { ...each, name: "Zephyrbuild" } : each,
      ),
    };
    await loadPack(database, other, pictures);
    const projectsWith = (is: (project: ContentPack["projects"][number]) => boolean) =>
      pack.projects
        .filter(is)
        .map(({ slug }) => slug)
        .sort();
    const found = (text: string) => slugsFound(database, "en", text);
    expect(await found("mansionette")).toEqual(
      projectsWith(({ types }) => types.includes("apartments")),
    );
    expect(await found("muscleworks")).toEqual(
      projectsWith(({ amenities }) => amenities.includes("gym")),
    );
    expect(await found("tsargrad")).toEqual(projectsWith(({ city }) => city === "istanbul"));
    expect(await found("zephyrbuild")).toEqual(
      projectsWith((project) => project.developer === developer),
    );
  });

  test("is rebuilt once, with a notification, after an older release loaded the content", async () => {
    const database = await openDemoDatabase(openTestDatabase);
    expect(await rebuildOutdatedIndex(database)).toBe(null);
    await database.updateTable("search_state").set({ version: 999 }).execute();
    await sql`delete from ${sql.table(engineOf(database) === "sqlite" ? "project_search_en" : "project_search")}`.execute(
      database,
    );
    await database.deleteFrom("project_name_key").execute();
    expect(await slugsFound(database, "en", "moda gardens")).toEqual([]);
    const { pack } = await demoContent();
    expect(await rebuildOutdatedIndex(database)).toBe(pack.projects.length);
    expect(await slugsFound(database, "en", "moda gardens")).toEqual(["moda-gardens"]);
    expect(await contentGeneration(database)).toBe(2);
    expect(await rebuildOutdatedIndex(database)).toBe(null);
    expect(await contentGeneration(database)).toBe(2);
  });

  test("uses its database index on PostgreSQL even for few projects", async () => {
    const database = await openDemoDatabase(openTestDatabase);
    if (engineOf(database) === "sqlite") return;
    await sql`analyze project_search`.execute(database);
    const [before, after] = await database.transaction().execute(async (transaction) => {
      // Statistics also count what the connection did up to a second ago.
      const scans = async () => {
        const { rows } = await sql<{ table: number; index: number }>`
          select seq_scan::integer as "table", idx_scan::integer as "index"
          from pg_stat_xact_user_tables where schemaname = current_schema() and relname = 'project_search'
        `.execute(transaction);
        return rows[0] ?? { table: 0, index: 0 };
      };
      const first = await scans();
      await matchText({ database: transaction, locale: "en" }, "sea v");
      return [first, await scans()] as const;
    });
    expect(after.table - before.table).toBe(0);
    expect(after.index - before.index).toBe(3);
  });

  test("finds nothing for a text without letters, and treats query syntax as words", async () => {
    const database = await openDemoDatabase(openTestDatabase);
    for (const text of ["", "   ", "!?", "\u0000", "***"])
      expect(await slugsFound(database, "en", text)).toEqual([]);
    for (const text of [
      'moda" OR name:"gardens',
      "moda & !gardens",
      "moda NEAR(gardens)",
      "{name}: moda",
      "moda:*A'",
    ])
      await expect(slugsFound(database, "en", text)).resolves.toBeInstanceOf(Array);
  });
});

async function slugsFound(
  database: Awaited<ReturnType<typeof openDemoDatabase>>,
  locale: Locale,
  text: string,
): Promise<string[]> {
  const ids = [...tiersById(await matchText({ database, locale }, text)).keys()];
  const rows = await database.selectFrom("project").select(["id", "slug"]).execute();
  return rows
    .filter(({ id }) => ids.includes(id))
    .map(({ slug }) => slug)
    .sort();
}

function renamed(pack: ContentPack, slug: string, name: string): ContentPack {
  return {
    ...pack,
    projects: pack.projects.map((project) =>
      project.slug === slug ? { ...project, name } : project,
    ),
  };
}
