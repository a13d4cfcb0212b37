import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { openSlowSite } from "#tests/e2e/support/slow-document.ts";

/** What the browser tells of a shift; TypeScript's own description of it knows it not. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Pages whose first view holds a form, whose fields come one after another. */
const inPieces = [
  ["the home page", (language: Locale) => linkTo(language, "home")],
  ["a listing", (language: Locale) => linkTo(language, "listing", { country: "properties" })],
  ["a landing", (language: Locale) => linkTo(language, "landing", { country: "cyprus" })],
] as const;

const visitors = [
  { language: "en", locale: "en-US", viewport: { width: 1440, height: 900 }, hasTouch: false },
  { language: "en", locale: "en-US", viewport: { width: 390, height: 844 }, hasTouch: true },
  { language: "ar", locale: "ar", viewport: { width: 1440, height: 900 }, hasTouch: false },
  { language: "ar", locale: "ar", viewport: { width: 390, height: 844 }, hasTouch: true },
] as const;

for (const visitor of visitors) {
  test.describe(`${visitor.language}, ${visitor.viewport.width} pixels`, () => {
    test.use(visitor);

    test("a header that comes in pieces moves nothing", async ({ page, language, siteUrl }) => {
      const slow = await openSlowSite(siteUrl, {
        after: /<\/summary>/gu,
        until: "</header>",
        ms: 500,
      });
      await watchShifts(page);
      await page.goto(slow.origin + linkTo(language, "home"), { waitUntil: "networkidle" });
      await expect(
        page.getByRole("banner").locator("summary").filter({ visible: true }).first(),
      ).toBeVisible();
      expect(slow.pauses()).toBeGreaterThan(5);
      await expect(page.locator("html[data-moved]")).toHaveCount(0);
      await slow.close();
    });

    for (const [name, pathIn] of inPieces) {
      test(`${name} that comes in pieces moves nothing`, async ({ page, language, siteUrl }) => {
        const slow = await openSlowSite(siteUrl, {
          after: /<\/(?:h1|h2|p|label|button)>|<select|"soft results__page">|"card__acts"[^>]*>/gu,
          until: "</main>",
          ms: 40,
        });
        await page.goto(slow.origin + linkTo(language, "thanks-you"), { waitUntil: "networkidle" }); // faces and the common style sheet are kept then
        const before = slow.pauses();
        await watchShifts(page);
        await page.goto(slow.origin + pathIn(language), { waitUntil: "networkidle" });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        expect(slow.pauses() - before).toBeGreaterThan(20);
        await expect(page.locator("html[data-moved]")).toHaveCount(0);
        await slow.close();
      });
    }
  });
}

/** Makes every document that is opened from now on say how far its parts moved, if they did. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let moved = 0;
    new PerformanceObserver((list) => {
      // What an observer of "layout-shift" is told of.
      for (const { value } of list.getEntries() as LayoutShift[]) moved += value;
      document.documentElement.dataset["moved"] = String(moved);
    }).observe({ type: "layout-shift", buffered: true });
  });
}
