import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { loadPack } from "#content/load.ts";
import { contentGeneration } from "#database/content-state.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { describeOnEngines } from "#tests/support/databases.ts";
import { demoContent } from "#tests/support/demo-content.ts";

test("a reader keeps its snapshot during a load and sees it in its next transaction", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "sahil-")), "test.db");
  const database = openDatabase(`sqlite:${path}`);
  onTestFinished(() => database.destroy());
  await migrateToLatest(database);
  const reader = new DatabaseSync(path);
  onTestFinished(() => reader.close());
  const projects = () => reader.prepare("select count(*) as count from project").get();

  reader.exec("begin");
  expect(projects()).toEqual({ count: 0 });
  const { pack, pictures } = await demoContent();
  await loadPack(database, pack, pictures);
  expect(projects()).toEqual({ count: 0 });
  reader.exec("commit");
  expect(projects()).toEqual({ count: pack.projects.length });
});

describeOnEngines("a reader of the same process", (openTestDatabase) => {
  test("never sees half a load", async () => {
    const database = await openTestDatabase();
    const { pack, pictures } = await demoContent();
    const loading = loadPack(database, pack, pictures);
    const seen: number[] = [];
    for (let reading = 0; reading < 5; reading++) {
      const projects = await database.selectFrom("project").select("id").execute();
      seen.push(projects.length);
    }
    await loading;
    expect(seen.filter((count) => count !== 0 && count !== pack.projects.length)).toEqual([]);
    expect(await contentGeneration(database)).toBe(1);
  });
});
