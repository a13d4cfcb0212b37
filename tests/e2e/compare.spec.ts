import { linkTo } from "#domain/links.ts";
import { formatsFor } from "#i18n/format.ts";
import { usDollar } from "#i18n/visitor-currency.ts";
import { expect, test, visitors } from "#tests/e2e/support/api-away.ts";
import { changing } from "#tests/e2e/support/changed-answers.ts";
import { projectFile } from "#tests/support/content-files.ts";

const slugs = { "IST-1042": "bosphorus-terraces", "DXB-2010": "marina-arc" };
const homes = Object.keys(slugs);
const two = linkTo("en", "compare", { homes });

test("landed cost and payments are those of each project's own page, to the dollar", async ({
  request,
  show,
  texts,
}) => {
  const compared = await show(await request.get(two));
  const row = (name: string) => compared.locator(`[data-row="${name}"] td`);
  const figuresOf = async (name: string) =>
    (await row(name).allTextContents()).map((text) =>
      Number(/\$([\d,]+)/.exec(text)?.[1]?.replaceAll(",", "") ?? 0),
    );
  const prices = await figuresOf("price");
  const phases = await Promise.all(["signing", "building", "keys", "after"].map(figuresOf));
  const totals = await figuresOf("total");
  const costs = await figuresOf("costs");
  expect(prices).toEqual([420_000, 545_000]);
  const paid = prices.map((_, home) => phases.reduce((sum, phase) => sum + (phase[home] ?? 0), 0));
  expect(paid).toEqual(prices);
  for (const [home, slug] of Object.values(slugs).entries()) {
    const { country, city } = projectFile(slug);
    const path = linkTo("en", "project", { country, city, slug });
    const page = await show(await request.get(path));
    const receipt = page.locator("#cost .receipt");
    const dollars = (amount = 0) => formatsFor("en").money(amount, usDollar);
    await expect(receipt.locator(".sum")).toContainText(dollars(totals[home]));
    await expect(receipt.locator(".costs")).toContainText(dollars(costs[home]));
    await expect(page.getByText(texts("plan.heading"))).toBeAttached();
    await expect(page.locator(".stages li").first()).toContainText(dollars(phases[0]?.[home]));
  }
});

test("a sold home says so, shows last prices and no date, and is ahead in nothing", async ({
  request,
  show,
  texts,
}) => {
  const path = linkTo("en", "compare", { homes: ["IST-1060", ...homes] });
  const page = await show(await request.get(path));
  const sold = (row: string) => page.locator(`[data-row="${row}"] td`).first();
  await expect(sold("price")).toContainText(texts("compare.last_price"));
  await expect(sold("handover")).toContainText(texts("card.status.sold"));
  await expect(sold("handover")).not.toContainText(/20\d\d/);
  await expect(page.locator("td.cmp__sold .cmp__best")).toHaveCount(0);
  await expect(page.locator(".cmp__best").first()).toBeAttached();
});

test("what was withdrawn since, and what never was, is named with a way to take it off", async ({
  request,
  show,
  texts,
  api,
  site,
  siteUrl,
}) => {
  const withdrawing = changing(siteUrl, "referencedProjects", ({ content }) => ({
    content: content.slice(0, 2),
    withdrawn: ["CYP-3003"],
  }));
  api.fail(withdrawing, (path) => path.startsWith("/projects/references"));
  const asked = [...homes, "CYP-3003", "IST-9999"];
  const headers = { Cookie: visitors[0] ?? "" };
  const answer = await request.get(site.url + linkTo("en", "compare", { homes: asked }), {
    headers,
  });
  const page = await show(answer);
  const notices = page.locator(".notice");
  await expect(notices).toHaveCount(2);
  await expect(notices.nth(0)).toContainText("CYP-3003");
  await expect(notices.nth(1)).toContainText("IST-9999");
  await expect(notices.nth(0).getByText(texts("compare.remove"))).toHaveAttribute(
    "href",
    linkTo("en", "compare", { homes: [...homes, "IST-9999"] }),
  );
  await expect(page.getByRole("columnheader")).toHaveCount(2);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("names in view never cover what has the focus", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(two);
  const [first, second] = await page.locator('[data-row="costs"] summary').all();
  const names = page.locator(".cmp__names th").first();
  await second?.focus();
  await second?.evaluate((element) => {
    const under = (document.querySelector(".bar")?.clientHeight ?? 0) + 8;
    window.scrollBy({ top: element.getBoundingClientRect().top - under, behavior: "instant" });
  });
  await expect(names).toBeInViewport();
  await expect.poll(() => second?.evaluate(isUncovered)).toBe(false);
  await page.keyboard.press("Shift+Tab");
  await expect(first ?? names).toBeFocused();
  await expect.poll(() => first?.evaluate(isUncovered)).toBe(true);
});

/** Tells whether an element can be seen: whatever lies at its upper edge belongs to it. Runs in the page. */
function isUncovered(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  const there = document.elementFromPoint(left + 4, top + 4);
  return there !== null && element.contains(there);
}

test("on paper it says when, in which currency, of which homes and whom to call", async ({
  page,
  texts,
}) => {
  await page.goto(two);
  await page.emulateMedia({ media: "print" });
  const paper = page.locator(".cmp-paper");
  await expect(paper).toContainText(/20\d\d/);
  await expect(paper).toContainText("USD");
  for (const ref of homes) await expect(paper).toContainText(ref);
  await expect(paper).toContainText("+90");
  await expect(paper).toContainText(`/compare?homes=${homes.join(",")}`);
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("main")).toContainText(texts("project.returns.intro"));
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button", { name: texts("compare.print") })).toBeHidden();
});

test("the device's own choice has its own address, and another one can take its place", async ({
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
  await expect(page.getByText(texts("compare.foreign"))).toHaveCount(0);
  await page.goto(two);
  await expect(page.getByText(texts("compare.foreign"))).toBeVisible();
  await page.getByRole("button", { name: texts("compare.keep") }).click();
  await expect(page.getByText(texts("compare.foreign"))).toHaveCount(0);
  await page.goto(linkTo("en", "compare"));
  await expect(page).toHaveURL(two);
});

test("where nothing can be stored, the way to the comparison carries what was chosen", async ({
  page,
  texts,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto(linkTo("en", "listing", { country: "uae" }));
  const acts = page.locator(".card__acts");
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
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a comparison is whole, shows only what differs, and lets a home go by a link", async ({
    page,
    texts,
  }) => {
    await page.goto(linkTo("en", "compare"));
    await expect(page.getByText(texts("compare.without_script"))).toBeVisible();
    await page.goto(two);
    const status = page.locator('[data-row="status"]');
    await expect(status).toBeVisible();
    await page.getByRole("checkbox", { name: texts("compare.only_differences") }).check();
    await expect(status).toBeHidden();
    await expect(page.locator('[data-row="total"]')).toBeVisible();
    await page
      .getByRole("link", { name: texts("compare.remove_named", { name: "Marina Arc" }) })
      .click();
    await expect(page).toHaveURL(linkTo("en", "compare", { homes: ["IST-1042"] }));
    await expect(page.getByRole("heading", { name: texts("compare.one.heading") })).toBeVisible();
  });
});
