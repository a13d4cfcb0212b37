/** Checks that hold on every page, in one visit per kind of page. */
import type { Page } from "@playwright/test";
import { JSDOM } from "jsdom";
import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { expectAccessible, expectTargetSizes } from "#tests/e2e/support/accessibility.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";
import {
  authorColours,
  coveredByBars,
  clippedTexts,
  unlabelledGraphics,
  runningAnimations,
  smallTargets,
  trailingSeparators,
  controlsWithoutBorder,
  elementsWithoutFocusOutline,
} from "#tests/e2e/support/page-checks.ts";
import { photographsInView, responsivePhotographs } from "#tests/e2e/support/photographs.ts";
import { horizontalOverflow } from "#tests/e2e/support/horizontal-overflow.ts";
import { visibleTexts, unfilledTexts } from "#tests/support/page-texts.ts";
import { testedLanguages } from "#tests/support/test-scope.ts";

/** WCAG requires 400 % zoom of 1,280 pixels, which is 320 pixels. */
const windows = {
  enlarged: { width: 320, height: 256 },
  narrow: { width: 390, height: 844 },
  wide: { width: 1440, height: 900 },
};

/** A photograph that fills a taller box is cropped at its sides, so it is drawn larger than it is seen. */
const mostEnlarged = 1.3;
/** Pages with drawings only, or photographs in a single width. */
const withoutPhotographs: readonly string[] = [
  "coming-soon",
  "developer-companies",
  "enquiry",
  "not found",
  "privacy-policy",
  "questionnaire",
  "shortlist",
];

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: windows.narrow });

for (const language of testedLanguages) {
  const { htmlLang, direction } = localeFacts[language];
  const deviceScaleFactor = direction === "ltr" ? 1 : 3;

  test.describe(() => {
    test.use({ deviceScaleFactor });

    for (const [name, path] of Object.entries(keyPages(language))) {
      test(`${name}, ${language}`, async ({ page, siteUrl }) => {
        const strangers = thirdPartyRequests(page, siteUrl);
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(name === "not found" ? 404 : 200);
        await expect(page.locator("html")).toHaveAttribute("lang", htmlLang);
        await expect(page.locator("html")).toHaveAttribute("dir", direction);
        await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
        const { document } = new JSDOM(await page.content()).window;
        expect(unfilledTexts(visibleTexts(document))).toEqual([]);

        await test.step("at 390 pixels", async () => {
          expect(await horizontalOverflow(page), "sideways scroll").toBe(0);
          await expectAccessible(page);
          await expectOnlyLargestEager(page);
          await expectPhotographWidths(page, deviceScaleFactor);
        });

        await test.step("enlarged to 320 pixels", async () => {
          await page.setViewportSize(windows.enlarged);
          await expect.poll(() => horizontalOverflow(page), "sideways scroll").toBe(0);
          expect(await clippedTexts(page)).toEqual([]);
          expect(await coveredByBars(page)).toBeLessThan(windows.enlarged.height / 3);
          expect(await runningAnimations(page)).toEqual([]);
          expect(await unlabelledGraphics(page)).toEqual([]);
          expect(await trailingSeparators(page)).toEqual([]);
          expect(await smallTargets(page)).toEqual([]);
          await expectTargetSizes(page);
        });

        await test.step("at 1440 pixels", async () => {
          await page.setViewportSize(windows.wide);
          await expect.poll(() => horizontalOverflow(page), "sideways scroll").toBe(0);
          await expectOnlyLargestEager(page);
          const photographs = await expectPhotographWidths(page, deviceScaleFactor);
          expect(photographs > 0).toBe(!withoutPhotographs.includes(name));
        });

        await test.step("in forced colours", async () => {
          await page.emulateMedia({ forcedColors: "active" });
          await expect.poll(() => controlsWithoutBorder(page)).toEqual([]);
          expect(await elementsWithoutFocusOutline(page)).toEqual([]);
          expect(await authorColours(page)).toEqual([]);
        });
        expect(strangers).toEqual([]);
      });
    }
  });
}

test("only the first coast image has high fetch priority", async ({ page }) => {
  await page.goto(linkTo("en", "home"));
  const priorities = await page
    .locator(".coast img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("fetchpriority")));
  expect(priorities).toEqual(["high", "low", "low"]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button beside a listing's sort order fits into a narrow window", async ({ page }) => {
    await page.goto(linkTo("ru", "listing", { country: "properties" }));
    await expect(page.locator(".sort button, .sort [type=submit]").first()).toBeVisible();
    for (const width of [320, 390, 430]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await horizontalOverflow(page), `at ${width} pixels`).toBe(0);
    }
  });
});

/** Collects requests to other hosts. */
function thirdPartyRequests(page: Page, site: string): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin, href } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== site) foreign.push(href);
  });
  return foreign;
}

/** At most one photograph loads eagerly: the largest in view. */
async function expectOnlyLargestEager(page: Page): Promise<void> {
  const photographs = await photographsInView(page);
  const eager = photographs.filter(({ isLazy }) => !isLazy);
  expect(photographs.filter(({ priority }) => priority === "high")).toEqual(eager);
  expect(eager.length).toBeLessThanOrEqual(1);
  const largest = Math.max(0, ...photographs.map(({ seen }) => seen));
  expect(eager[0]?.seen ?? 0).toBeGreaterThanOrEqual(largest * 0.9);
}

/**
 * Photograph files are as wide as drawn or one step wider, and never much narrower; browsers replace them some time after a resize.
 * Returns their number.
 */
async function expectPhotographWidths(page: Page, deviceScaleFactor: number): Promise<number> {
  let count = 0;
  await expect(async () => {
    const photographs = await responsivePhotographs(page);
    count = photographs.length;
    for (const { picture, drawn, offered, chosen, isSlice } of photographs) {
      const enough = offered.find((width) => width >= drawn) ?? Math.max(...offered);
      const stepAbove = offered.find((width) => width > enough) ?? enough;
      const what = `${picture}, drawn in ${Math.round(drawn)} dots, of ${offered.join(", ")}`;
      expect(chosen, what).toBeLessThanOrEqual(stepAbove);
      if (isSlice) continue;
      // High-density screens need fewer pixels: small pictures are not offered in every width.
      const least = drawn / mostEnlarged;
      expect(chosen, what).toBeGreaterThanOrEqual(
        deviceScaleFactor === 1 ? least : Math.min(enough, least),
      );
    }
  }).toPass({ timeout: 5_000 });
  return count;
}
