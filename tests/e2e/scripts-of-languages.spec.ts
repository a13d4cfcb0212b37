/** What Arabic and Chinese need of a page's layout: directions, line breaks, and figures that keep apart. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

const project = { country: "uae", city: "dubai", slug: "marina-arc" };

test("in Arabic every percent sign stands on the right of its number", async ({ page }) => {
  for (const path of [
    linkTo("ar", "article", { slug: "istanbul-districts-compared-2026" }),
    linkTo("ar", "offers"),
    linkTo("ar", "project", project),
  ]) {
    await page.goto(path);
    const { signs, turned } = await percentSigns(page);
    expect(signs, path).toBeGreaterThan(0);
    expect(turned, path).toEqual([]);
  }
});

/** Counts the percent signs in view or below it, with the texts in which one is on the left of its last digit. */
async function percentSigns(page: Page): Promise<{ signs: number; turned: string[] }> {
  return page.getByRole("main").evaluate((main) => {
    const turned: string[] = [];
    let signs = 0;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const text = node.textContent ?? "";
      for (const { index } of text.matchAll(/\d%/g)) {
        const [digit, sign] = [index, index + 1].map((at) => {
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          return range.getBoundingClientRect();
        });
        if (digit === undefined || sign === undefined || digit.width === 0) continue;
        signs++;
        if (sign.left < digit.left) turned.push(text);
      }
    }
    return { signs, turned };
  });
}
