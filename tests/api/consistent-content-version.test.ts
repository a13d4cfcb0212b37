import type { Kysely, KyselyPlugin } from "kysely";
import { expect, test } from "vitest";
import { openCatalog } from "#catalog/open-catalog.ts";
import { loadPack } from "#content/load.ts";
import type { Database } from "#database/schema.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { openDemoDatabase } from "#tests/support/demo-database.ts";

/** Runs a callback right after the next query that contains this word. */
function afterQueryOf(word: string, happen: () => Promise<unknown>): KyselyPlugin {
  let isNext = false;
  let isDone = false;
  return {
    transformQuery({ node }) {
      isNext = !isDone && JSON.stringify(node).includes(word);
      return node;
    },
    async transformResult({ result }) {
      if (isNext && !isDone) {
        isDone = true;
        await happen();
      }
      return result;
    },
  };
}

describeOnEngines("an answer", (openTestDatabase) => {
  test("comes from one content version though a load commits while it is read", async () => {
    const { pack, pictures } = await demoContent();
    const database = await openDemoDatabase(openTestDatabase);
    const catalogOf = (source: Kysely<Database>) =>
      openCatalog(source, { today: () => "2026-11-21" });
    const before = await catalogOf(database).listLatestProjects("en");
    const newest = before.content[0]?.slug;
    const projects = pack.projects.filter(({ slug }) => slug !== newest);
    const withdrawing = afterQueryOf("gross_yield_pct", () =>
      loadPack(database, { ...pack, projects }, pictures),
    );

    const { content } = await catalogOf(database.withPlugin(withdrawing)).listLatestProjects("en");

    expect(content.map(({ slug }) => slug)).not.toContain(newest);
    expect(content).toEqual((await catalogOf(database).listLatestProjects("en")).content);
  });
});
