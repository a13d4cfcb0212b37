import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { openSlowSite } from "#tests/e2e/support/slow-document.ts";

/** What the browser tells of a shift; TypeScript's own description of it knows it not. */
interface LayoutShift extends PerformanceEntry {
  value: number;
}

test(
  "a header that comes in pieces moves nothing",
  { tag: "@layout" },
  async ({ page, language, siteUrl }) => {
    const slow = await openSlowSite(siteUrl, /<\/summary>/gu);
    await page.addInitScript(() => {
      let moved = 0;
      new PerformanceObserver((list) => {
        // What an observer of "layout-shift" is told of.
        for (const { value } of list.getEntries() as LayoutShift[]) moved += value;
        document.documentElement.dataset["moved"] = String(moved);
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(slow.origin + linkTo(language, "home"), { waitUntil: "networkidle" });
    await expect(
      page.getByRole("banner").locator("summary").filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(page.locator("html[data-moved]")).toHaveCount(0);
    await slow.close();
  },
);
