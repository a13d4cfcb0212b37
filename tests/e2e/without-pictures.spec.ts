/** Pages of a project that has no photographs, and of a member of the team who has no portrait. */
import path from "node:path";
import { loadPack } from "#content/load.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import { linkTo } from "#domain/links.ts";
import { expectAccess } from "#tests/e2e/support/access.ts";
import { expect, test as base } from "#tests/e2e/support/journey.ts";
import { startSite, type Running } from "#tests/e2e/support/processes.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { pictureless, withoutPictures } from "#tests/support/pictureless-pack.ts";

/** Where the configuration has had small pictures made. */
const folder = process.env["SAHIL_TEST_FOLDER"] ?? "";

const test = base.extend<object, { site: Running }>({
  site: [
    async ({}, hand, { workerIndex }) => {
      const databaseUrl = `sqlite:${path.join(folder, `pictureless-${workerIndex}.db`)}`;
      const database = openDatabase(databaseUrl);
      await migrateToLatest(database);
      const { pack, pictures } = await demoContent();
      await loadPack(database, withoutPictures(pack), pictures);
      await database.destroy();
      const site = await startSite({
        DATABASE_URL: databaseUrl,
        MEDIA_DIR: path.join(folder, "media"),
      });
      await hand(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});

test.describe.configure({ mode: "default" }); // one after the other: one worker, and one site

const project = { country: "uae", city: "dubai", slug: pictureless.project };
const initials = "ES"; // of Emre Solak

for (const language of ["en", "ar"] as const) {
  const texts = textsOf(language);
  const projectPath = linkTo(language, "project", project);

  test(`a project without photographs shows its coast on every card: ${language}`, async ({
    request,
    show,
    site,
  }) => {
    for (const shelf of [
      linkTo(language, "listing", { country: "uae" }),
      linkTo(language, "landing", { country: "uae" }),
      linkTo(language, "home"),
    ]) {
      const page = await show(await request.get(site.url + shelf));
      const link = page.locator(`h3 a[href="${projectPath}"]`);
      const item = page.locator(".card, .row").filter({ has: link }).first();
      await expect(item.locator("img"), shelf).toHaveCount(1);
      await expect(item.locator("img"), shelf).toHaveAttribute("src", /gulf.*\.svg$/);
      await expect(item.locator("img"), shelf).toHaveAttribute("alt", "");
    }
  });

  test(`its page has no gallery, and its floor plans: ${language}`, async ({
    request,
    show,
    site,
  }) => {
    const page = await show(await request.get(site.url + projectPath));
    await expect(page.getByRole("heading", { level: 1, name: "Marina Arc" })).toBeVisible();
    await expect(page.locator(".gallery--none img.chart")).toHaveAttribute("alt", "");
    await expect(page.getByRole("region", { name: texts("project.gallery.label") })).toHaveCount(0);
    await expect(page.locator(".mosaic, .mosaic__all")).toHaveCount(0);
    await expect(page.locator("#plans figure")).not.toHaveCount(0);
  });

  test(`a member without a portrait is shown by initials: ${language}`, async ({
    request,
    show,
    site,
  }) => {
    const article = linkTo(language, "article", { slug: "istanbul-districts-compared-2026" });
    for (const [shown, place] of [
      [linkTo(language, "our-team"), `#${pictureless.member}`],
      [linkTo(language, "about-us"), ".faces"],
      [article, ".byline"],
      [article, ".author"],
    ] as const) {
      const page = await show(await request.get(site.url + shown));
      const drawing = page.locator(`${place} svg.portrait`);
      await expect(drawing, place).toHaveText(initials);
      await expect(drawing, place).toHaveAttribute("aria-hidden", "true");
    }
  });

  test(`such pages are sound in a narrow window: ${language}`, async ({ page, site }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const shown of [
      linkTo(language, "listing", { country: "uae" }),
      projectPath,
      linkTo(language, "our-team"),
      linkTo(language, "article", { slug: "istanbul-districts-compared-2026" }),
    ]) {
      await page.goto(site.url + shown);
      await expectAccess(page);
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([shown, overhang]).toEqual([shown, 0]);
    }
  });
}
