/** Which photographs a page asks for at once: of those in the first view the largest, and no other until it is near. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { keyPages } from "#tests/e2e/support/key-pages.ts";

test.use({ javaScriptEnabled: false });

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

for (const language of ["en", "ar"] as const) {
  for (const [name, path] of Object.entries(keyPages(language))) {
    test(`the largest photograph in view comes first: ${name}, ${language}`, async ({ page }) => {
      await page.goto(path);
      const seenOfFirst: number[] = [];
      for (const window of windows) {
        await page.setViewportSize(window);
        const photographs = await photographsOf(page);
        const first = photographs.filter(({ isLazy }) => !isLazy);
        expect(photographs.filter(({ priority }) => priority === "high")).toEqual(first);
        expect(first.length).toBeLessThanOrEqual(1);
        const largest = Math.max(0, ...photographs.map(({ seen }) => seen));
        const seen = first[0]?.seen ?? 0;
        expect(seen, `at ${window.width} pixels`).toBeGreaterThanOrEqual(largest * 0.9);
        if (first.length > 0) seenOfFirst.push(seen);
      }
      if (seenOfFirst.length > 0) expect(Math.max(...seenOfFirst)).toBeGreaterThan(0);
    });
  }

  test(`the coasts beside the first one come after it: home, ${language}`, async ({ page }) => {
    await page.goto(linkTo(language, "home"));
    const priorities = await page
      .locator(".coast img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("fetchpriority")));
    expect(priorities).toEqual(["high", "low", "low"]);
  });
}

/** Every photograph of the page, with how many pixels of it the first view shows. */
function photographsOf(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("picture > img")].map((image) => {
      const { top, right, bottom, left } = image.getBoundingClientRect();
      const width = Math.min(right, innerWidth) - Math.max(left, 0);
      const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
      return {
        source: image.currentSrc,
        isLazy: image.loading === "lazy",
        priority: image.fetchPriority,
        seen: Math.max(0, width) * Math.max(0, height),
      };
    }),
  );
}
