/** What stands in for a type face until its file comes is as wide and as high: nothing moves that somebody would see. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { locales } from "#domain/locale.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

/** Of layout shifts, which the browser tells from three pixels on: words within a line, but no line more or fewer. */
const unseen = 0.001;

const project = { country: "uae", city: "dubai", slug: "marina-arc" } as const;

/** Arabic letters have nothing of their measures to stand in; what is set between them has. */
const latin = /commissioner[^/]*\.woff2$/;
const any = /\.woff2$/;

for (const language of locales) {
  const pages = { home: linkTo(language, "home"), project: linkTo(language, "project", project) };
  for (const [name, path] of Object.entries(pages)) {
    test(`nothing moves when the type face comes: ${name}, ${language}`, async ({ page }) => {
      const come = Promise.withResolvers<void>();
      const held: string[] = [];
      await page.route(language === "ar" ? latin : any, async (route) => {
        held.push(route.request().url());
        await come.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await expect.poll(() => hasPainted(page)).toBe(true);
      test.skip(!(await hasStandIn(page)), "None of the faces that stand in is on this machine.");
      const before = await shifts(page);
      come.resolve();
      await page.waitForLoadState("networkidle");
      await page.evaluate(async () => void (await document.fonts.ready));
      expect(held.length).toBeGreaterThan(0);
      expect((await shifts(page)) - before).toBeLessThan(unseen);
    });
  }
}

/** The sum of all layout shifts until now; the browser tells nothing where there was none. */
function shifts(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[]; // TypeScript does not know layout shifts
          resolve(entries.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(resolve, 500, 0);
      }),
  );
}

function hasPainted(page: Page): Promise<boolean> {
  return page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length > 0);
}

function hasStandIn(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    document.fonts.load('16px "Before Commissioner"').then(
      (faces) => faces.length > 0,
      () => false,
    ),
  );
}
