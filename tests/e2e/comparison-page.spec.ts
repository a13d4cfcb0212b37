import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { denyStorage } from "#tests/e2e/support/denied-storage.ts";

const homes = ["IST-1042", "DXB-2010"];
const two = linkTo("en", "compare", { homes });

test("sticky names never cover the focus, rows can be limited to differences, and print has all of them", async ({
  page,
  texts,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(two);

  await test.step("sticky names never cover the focus", async () => {
    const [first, second] = await page.locator('[data-row="costs"] summary').all();
    const names = page.locator(".comparison__names th").first();
    await second?.focus();
    await second?.evaluate((element) => {
      const under = (document.querySelector(".site-header")?.clientHeight ?? 0) + 8;
      window.scrollBy({ top: element.getBoundingClientRect().top - under, behavior: "instant" });
    });
    await expect(names).toBeInViewport();
    await expect.poll(() => second?.evaluate(isUncovered)).toBe(false);
    await page.keyboard.press("Shift+Tab");
    await expect(first ?? names).toBeFocused();
    await expect.poll(() => first?.evaluate(isUncovered)).toBe(true);
  });

  await test.step("two projects use the full width", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const [table, rule] = await Promise.all([
      page.locator(".comparison").boundingBox(),
      page.locator(".breadcrumbs ol").boundingBox(),
    ]);
    if (!table || !rule) throw new Error("Both are shown");
    expect(table.width).toBeGreaterThan(rule.width * 0.98);
  });

  await test.step("print shows the date, the currency, the projects' URLs and the contact", async () => {
    await page.emulateMedia({ media: "print" });
    const printFacts = page.locator(".print-facts");
    await expect(printFacts).toContainText(/20\d\d/);
    await expect(printFacts).toContainText("USD");
    for (const ref of homes) await expect(printFacts).toContainText(ref);
    await expect(printFacts).toContainText("+90");
    await expect(printFacts).toContainText(`/compare?homes=${homes.join(",")}`);
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.getByRole("main")).toContainText(texts("project.returns.intro"));
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("button", { name: texts("compare.print") })).toBeHidden();
  });

  await test.step("only differences", async () => {
    await page.emulateMedia({ media: "screen" });
    const status = page.locator('[data-row="status"]');
    await expect(status).toBeVisible();
    await page.getByRole("checkbox", { name: texts("compare.only_differences") }).check();
    await expect(status).toBeHidden();
    await expect(page.locator('[data-row="total"]')).toBeVisible();
  });
});

/** Runs in the page: whether the topmost element at its upper edge belongs to it. */
function isUncovered(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + 4, top + 4);
  return there !== null && element.contains(there);
}

test("the saved comparison has its own URL and can be replaced by another", async ({
  page,
  texts,
}) => {
  await page.addInitScript(() => {
    if (localStorage.getItem("sahil.compare") === null) {
      localStorage.setItem("sahil.compare", '["CYP-3003","DXB-2010"]');
    }
  });
  await page.goto(linkTo("en", "compare"));
  await expect(page).toHaveURL(linkTo("en", "compare", { homes: ["CYP-3003", "DXB-2010"] }));
  await expect(page.getByText(texts("compare.not_saved_here"))).toHaveCount(0);
  await page.goto(two);
  await expect(page.getByText(texts("compare.not_saved_here"))).toBeVisible();
  await page.getByRole("button", { name: texts("compare.save_instead") }).click();
  await expect(page.getByText(texts("compare.not_saved_here"))).toHaveCount(0);
  await page.goto(linkTo("en", "compare"));
  await expect(page).toHaveURL(two);
});

test(
  "without storage, the link to the comparison carries the selection",
  { tag: "@full" },
  async ({ page, texts }) => {
    await denyStorage(page);
    await page.goto(linkTo("en", "listing", { country: "uae" }));
    const acts = page.locator(".card__actions");
    for (const index of [0, 1]) {
      await acts
        .nth(index)
        .getByRole("button", { name: /Compare/ })
        .click();
    }
    await page.getByRole("link", { name: texts("compare.tray.go", { count: 2 }) }).click();
    await expect(page).toHaveURL(/homes=[A-Z]+-\d+,[A-Z]+-\d+/);
    await page.reload();
    await expect(page.getByRole("columnheader")).toHaveCount(2);
  },
);

test.describe("without a script", { tag: "@full" }, () => {
  test.use({ javaScriptEnabled: false });

  test("a comparison can be limited to differences", async ({ page, texts }) => {
    await page.goto(linkTo("en", "compare"));
    await expect(page.getByText(texts("compare.without_script"))).toBeVisible();
    await page.goto(two);
    const status = page.locator('[data-row="status"]');
    await expect(status).toBeVisible();
    await page.getByRole("checkbox", { name: texts("compare.only_differences") }).check();
    await expect(status).toBeHidden();
    await expect(page.locator('[data-row="total"]')).toBeVisible();
  });
});
