import path from "node:path";
import { loadPack } from "#content/load.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { linkTo } from "#domain/links.ts";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { expect, test as base } from "#tests/e2e/support/journey.ts";
import { startSite, type RunningSite } from "#tests/e2e/support/start-built-site.ts";
import { horizontalOverflow } from "#tests/e2e/support/horizontal-overflow.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { pictureless, packWithoutPictures } from "#tests/support/pictureless-pack.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

/** The configuration makes small pictures there. */
const folder = process.env["SAHIL_TEST_FOLDER"] ?? "";

const test = base.extend<object, { site: RunningSite }>({
  site: [
    async ({}, provide, { workerIndex }) => {
      const databaseUrl = `sqlite:${path.join(folder, `pictureless-${workerIndex}.db`)}`;
      const database = openDatabase(databaseUrl);
      await migrateToLatest(database);
      const { pack, pictures } = await demoContent();
      await loadPack(database, packWithoutPictures(pack), pictures);
      await database.destroy();
      const site = await startSite({
        DATABASE_URL: databaseUrl,
        MEDIA_DIR: path.join(folder, "media"),
      });
      await provide(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

test.describe.configure({ mode: "default" }); // one worker, to share one site

const project = { country: "uae", city: "dubai", slug: pictureless.project };

for (const language of testedLanguages) {
  const tag = language === "en" ? [] : ["@full"];

  test(
    `pages without pictures pass the page checks in a narrow window: ${language}`,
    { tag },
    async ({ page, site }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const shown of [
        linkTo(language, "listing", { country: "uae" }),
        linkTo(language, "project", project),
        linkTo(language, "our-team"),
        linkTo(language, "article", { slug: "istanbul-districts-compared-2026" }),
      ]) {
        await page.goto(site.url + shown);
        await expectAccessible(page);
        expect(await horizontalOverflow(page), shown).toBe(0);
      }
    },
  );
}
