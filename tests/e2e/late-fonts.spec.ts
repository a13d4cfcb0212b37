/** What stands in for a type face until its file comes is as wide and as high: nothing moves that somebody would see. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { locales } from "#domain/locale.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { facesCame, facesWithStandIn, holdFaces, painted } from "#tests/e2e/support/late-faces.ts";
import { shiftsOf } from "#tests/e2e/support/layout-shifts.ts";

/** Of layout shifts, which the browser tells from three pixels on: words within a line, but no line more or fewer. */
const unseen = 0.001;

const project = { country: "uae", city: "dubai", slug: "marina-arc" } as const;

/** In pixels, of the parts that the page hangs on: the widths of two faces differ by parts of a per cent. */
const unseenPixels = 3;

for (const language of locales) {
  const pages = { home: linkTo(language, "home"), project: linkTo(language, "project", project) };
  for (const [name, path] of Object.entries(pages)) {
    test(`nothing moves when the type face comes: ${name}, ${language}`, async ({ page }) => {
      const { held, release } = await holdFaces(page, facesWithStandIn(language));
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await painted(page);
      test.skip(!(await hasStandIn(page)), "None of the faces that stand in is on this machine.");
      const [before, placesBefore] = [await shiftsOf(page), await places(page)];
      release();
      await page.waitForLoadState("networkidle");
      await facesCame(page);
      expect(held.length).toBeGreaterThan(0);
      expect((await shiftsOf(page)) - before).toBeLessThan(unseen);
      if (name !== "home") return; // the columns of a project's head are as wide as their words
      const after = await places(page);
      expect(after.map(({ name }) => name)).toEqual(placesBefore.map(({ name }) => name));
      const moved = after.filter(({ top, end }, at) => {
        const was = placesBefore[at];
        return (
          was && (Math.abs(top - was.top) > unseenPixels || Math.abs(end - was.end) > unseenPixels)
        );
      });
      expect(moved).toEqual([]);
    });
  }
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
