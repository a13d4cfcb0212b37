/** Layout of Arabic and Chinese pages: directions, line breaks and spacing of figures. */
import type { Locator, Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { horizontalOverflow } from "#tests/e2e/support/horizontal-overflow.ts";

const phone = { width: 320, height: 700 };
const project = { country: "uae", city: "dubai", slug: "marina-arc" };
const turkey = { country: "turkey" };

test("in Arabic percent signs are right of their numbers, charts run right to left, and figures do not overlap", async ({
  page,
}) => {
  await test.step("percent signs of a project", () =>
    expectPercentSigns(page, `${linkTo("ar", "project", project)}?unit=4`));

  await page.setViewportSize(phone);
  await test.step("the ends of a threshold's scale, however close", async () => {
    const ends = page.locator(".residence-programme__scale bdi");
    const [nothing, threshold] = [await boxOf(ends.nth(0)), await boxOf(ends.nth(1))];
    expect(threshold.x + threshold.width).toBeLessThan(nothing.x);
  });

  // This chart has the largest letters and figures.
  await test.step("yearly prices on the narrowest phone", async () => {
    const values = page.locator(".price-history__value");
    const boxes = await Promise.all((await values.all()).map(boxOf));
    expect(boxes.length).toBeGreaterThan(2);
    for (const [index, { x, width }] of boxes.entries()) {
      const before = boxes[index - 1];
      if (before !== undefined) expect(before.x - (x + width)).toBeGreaterThan(2);
    }
  });

  await test.step("price sparklines", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(linkTo("ar", "country", turkey));
    const spark = page.locator(".sparkline").first();
    const [chart, latest] = [await boxOf(spark), await boxOf(spark.locator("circle"))];
    expect(latest.x).toBeLessThan(chart.x + chart.width / 2);
  });
});

test(
  "in Arabic percent signs of articles and offers are right of their numbers",
  { tag: "@full" },
  async ({ page }) => {
    await expectPercentSigns(
      page,
      linkTo("ar", "article", { slug: "istanbul-districts-compared-2026" }),
    );
    await expectPercentSigns(page, linkTo("ar", "offers"));
  },
);

test("Chinese names of cities and dates of handover stay on one line", async ({ page }) => {
  for (const width of [320, 375, 414]) {
    await page.setViewportSize({ ...phone, width });
    await page.goto(linkTo("zh", "country", turkey));
    const short = page.locator(
      "tbody th a, thead th:last-child, .card__facts :is(dt, .card__date)",
    );
    expect(await linesOf(short), String(width)).toEqual([1]);
    expect(await horizontalOverflow(page), String(width)).toBe(0);
  }
});

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error("It is not shown");
  return box;
}

/** The distinct numbers of lines of the elements. */
async function linesOf(locator: Locator): Promise<number[]> {
  const lines = await locator.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  return [...new Set(lines)];
}

async function expectPercentSigns(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const { signs, turned } = await percentSigns(page);
  expect(signs, path).toBeGreaterThan(0);
  expect(turned, path).toEqual([]);
}

/** Counts visible percent signs, and lists texts in which one is left of its last digit. */
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
