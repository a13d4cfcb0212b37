/** What stands in for a type face until its file comes is as wide and as high: nothing moves. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

/** In pixels: the widths of two faces differ by parts of a per cent. */
const unseen = 3;

for (const language of ["en", "ru", "tr"] as const) {
  test(`nothing moves when the type face comes: ${language}`, async ({ page }) => {
    const come = Promise.withResolvers<void>();
    await page.route(/\.woff2$/, async (route) => {
      await come.promise;
      await route.continue();
    });
    await page.goto(linkTo(language, "home"), { waitUntil: "domcontentloaded" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    test.skip(!(await hasStandIn(page)), "None of the faces that stand in is on this machine.");
    const before = await places(page);
    come.resolve();
    await page.waitForLoadState("networkidle");
    await page.evaluate(async () => void (await document.fonts.ready));
    const after = await places(page);
    expect(after.map(({ name }) => name)).toEqual(before.map(({ name }) => name));
    const moved = after.filter(({ top, end }, at) => {
      const was = before[at];
      return was && (Math.abs(top - was.top) > unseen || Math.abs(end - was.end) > unseen);
    });
    expect(moved).toEqual([]);
  });
}

/** The heading and the parts of the header, which the page below hangs on. */
function places(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("h1, header.bar nav, .bar__end, .coasts")].map((element) => {
      const { top, right } = element.getBoundingClientRect();
      return { name: element.className || element.tagName, top, end: right };
    }),
  );
}

function hasStandIn(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document.fonts.load('16px "Before Commissioner"').then(
      (faces) => faces.length > 0,
      () => false,
    ),
  );
}
