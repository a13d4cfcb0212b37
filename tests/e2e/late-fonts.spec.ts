/** What stands in for a type face until its file comes is as wide and as high: nothing moves that somebody would see. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { facesCame, holdFaces, painted } from "#tests/e2e/support/late-faces.ts";
import { shiftsOf } from "#tests/e2e/support/layout-shifts.ts";

/**
 * What nobody sees: words within a line, but no line more or fewer. Shifts are the browser's, which tells of them from three pixels on;
 * pixels are of the parts that the page hangs on. Arabic words differ by more than Latin ones.
 */
function unseen(language: Locale): { shifts: number; pixels: number } {
  return language === "ar" ? { shifts: 0.004, pixels: 8 } : { shifts: 0.001, pixels: 3 };
}

const project = { country: "uae", city: "dubai", slug: "marina-arc" } as const;

for (const language of locales) {
  const pages = { home: linkTo(language, "home"), project: linkTo(language, "project", project) };
  for (const [name, path] of Object.entries(pages)) {
    test(`nothing moves when the type face comes: ${name}, ${language}`, async ({ page }) => {
      const { shifts, pixels } = unseen(language);
      const { held, release } = await holdFaces(page);
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await painted(page);
      test.skip(!(await hasStandIns(page, language)), "No face that stands in is on this machine.");
      const [before, placesBefore] = [await shiftsOf(page), await places(page)];
      release();
      await page.waitForLoadState("networkidle");
      await facesCame(page);
      expect(held.length).toBeGreaterThan(0);
      expect((await shiftsOf(page)) - before).toBeLessThan(shifts);
      if (name !== "home") return; // the columns of a project's head are as wide as their words
      const after = await places(page);
      expect(after.map(({ name }) => name)).toEqual(placesBefore.map(({ name }) => name));
      const moved = after.filter(({ top, end }, at) => {
        const was = placesBefore[at];
        return was && (Math.abs(top - was.top) > pixels || Math.abs(end - was.end) > pixels);
      });
      expect(moved).toEqual([]);
    });
  }
}

/** The heading and the parts of the header, which the page below hangs on. */
function places(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("h1, header.bar nav, .bar__end, .coasts")].map((element) => {
      const { top, left, right } = element.getBoundingClientRect();
      const end = document.dir === "rtl" ? innerWidth - left : right;
      return { name: element.className || element.tagName, top, end };
    }),
  );
}

/** Whether this machine has faces that stand in for Latin letters, digits and spaces, and in Arabic for its letters, too. */
async function hasStandIns(page: Page, language: Locale): Promise<boolean> {
  const hasOne = (families: string) =>
    page.evaluate(async (name) => {
      const faces = [...document.fonts].filter(({ family }) => family.includes(name));
      const loaded = await Promise.allSettled(faces.map((face) => face.load()));
      return loaded.some(({ status }) => status === "fulfilled");
    }, families);
  const latin = await hasOne("Before Commissioner");
  return latin && (language !== "ar" || (await hasOne("Before Plex Arabic")));
}
