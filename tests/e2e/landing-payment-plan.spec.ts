import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

test(
  "each part of a payment plan has its own colour, up to four",
  { tag: "@full" },
  async ({ page }) => {
    await page.goto(linkTo("en", "landing", { country: "uae" }));
    const keys = page.locator(".tide-key").filter({ has: page.locator("li:nth-child(4)") });
    const marks = await keys
      .first()
      .locator("li > i")
      .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).backgroundColor));
    expect(new Set(marks).size).toBe(4);
  },
);
