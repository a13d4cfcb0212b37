import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { formatsFor } from "#i18n/format.ts";
import { usDollar } from "#i18n/visitor-currency.ts";
import { expect, test, visitors } from "#tests/e2e/support/api-away.ts";
import { changing } from "#tests/e2e/support/changed-answers.ts";
import { projectFile } from "#tests/support/content-files.ts";

const homes = ["IST-1042", "DXB-2010"];
const two = linkTo("en", "compare", { homes });

/** Phases of a payment plan in their order, and of each home those that the stages of its own page belong to. */
const phases = ["signing", "building", "keys", "after"] as const;
const planned: { slug: string; stages: readonly (typeof phases)[number][] }[] = [
  { slug: "bosphorus-terraces", stages: ["signing", "building", "keys"] },
  { slug: "marina-arc", stages: ["signing", "building", "keys"] },
  { slug: "germasogeia-park", stages: ["signing", "building", "building", "keys"] },
  { slug: "beylikduzu-bay", stages: ["signing", "building", "keys", "after"] },
];

test("landed cost and payments are those of each project's own page, to the dollar", async ({
  request,
  show,
  texts,
}) => {
  const path = linkTo("en", "compare", { homes: [...homes, "CYP-3003", "IST-1083"] });
  const compared = await show(await request.get(path));
  const figuresOf = async (row: string) => {
    const cells = await compared.locator(`[data-row="${row}"] td`).allTextContents();
    return cells.map((text) => dollarsIn(text)[0] ?? 0);
  };
  const prices = await figuresOf("price");
  const paid = await Promise.all(phases.map(figuresOf));
  const totals = await figuresOf("total");
  const costs = await figuresOf("costs");
  expect(prices).toEqual([420_000, 545_000, 268_000, 95_000]);
  for (const [home, { slug, stages }] of planned.entries()) {
    const { country, city } = projectFile(slug);
    const path = linkTo("en", "project", { country, city, slug });
    const page = await show(await request.get(`${path}?signing=2026-12-01`));
    const receipt = page.locator("#cost .receipt");
    const dollars = (amount = 0) => formatsFor("en").money(amount, usDollar);
    await expect(receipt.locator(".sum")).toContainText(dollars(totals[home]));
    await expect(receipt.locator(".costs")).toContainText(dollars(costs[home]));
    await expect(page.getByText(texts("plan.heading"))).toBeAttached();
    const payments = await paymentsOf(page, stages);
    const own = phases.map((phase) => sumOf(payments.filter((it) => it.phase === phase)));
    expect(
      paid.map((phase) => phase[home] ?? 0),
      slug,
    ).toEqual(own);
    expect(sumOf(payments), slug).toBe(prices[home]);
  }
});

interface Payment {
  phase: string;
  usd: number;
}

/** Each payment in the table of dates, which stands in the page once a day is asked for, with the phase of the stage that it is of; a stage tells how many it has. */
async function paymentsOf(page: Page, stages: readonly string[]): Promise<Payment[]> {
  const told = await page.locator(".stages li").allTextContents();
  expect(told).toHaveLength(stages.length);
  const of = told.flatMap((text, index) =>
    Array.from(
      { length: Number(/(\d+) payments/.exec(text)?.[1] ?? 1) },
      () => stages[index] ?? "",
    ),
  );
  const amounts = await page.locator(".dates tbody tr").allTextContents();
  expect(amounts).toHaveLength(of.length);
  return of.map((phase, index) => ({ phase, usd: dollarsIn(amounts[index] ?? "")[0] ?? 0 }));
}

function sumOf(payments: readonly Payment[]): number {
  return payments.reduce((sum, { usd }) => sum + usd, 0);
}

/** The amounts in a text, whole dollars. */
function dollarsIn(text: string): number[] {
  return [...text.matchAll(/\$([\d,]+)/g)].map(([, amount = ""]) =>
    Number(amount.replaceAll(",", "")),
  );
}

test("what differs says so, and a payment that no plan asks for is told in words", async ({
  request,
  show,
  texts,
}) => {
  const page = await show(await request.get(two));
  const name = (row: string) => page.locator(`[data-row="${row}"] th`);
  await expect(name("total")).toContainText(texts("compare.differs"));
  await expect(name("status")).not.toContainText(texts("compare.differs"));
  await expect(page.locator('[data-row="after"]')).toHaveCount(0);
  await expect(page.getByText(texts("compare.none_due", { phase: "after" }))).toBeAttached();
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
