/** Filters stand as the server drew them until a visitor turns to the page; what is done to them meanwhile counts. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { locales, type Locale } from "#domain/locale.ts";
import { hydrated, isTakenOver } from "#tests/e2e/support/documents.ts";
import { holdAnswers } from "#tests/e2e/support/held-answers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { openFilter } from "#tests/e2e/support/site.ts";

const lateFiles = /\/late-listing-[\w-]+\.js/;
const everywhere = (locale: Locale) => linkTo(locale, "listing", { country: "properties" });
const filters = (page: Page) => page.locator("form.filters");

for (const locale of locales) {
  test(`filters are taken over as they stand: ${locale}`, async ({ page }) => {
    const narrowed = [
      "",
      "?rooms=2-1,5-1%2B&price=100000-2500000&handover=ready&sort=price",
      "?query=dubai+sea+view&status=off-plan&amenity=pool",
      "?query=kadikyo",
      "?price=-1000",
    ];
    const saved = linkTo(locale, "listing", { country: "turkey", type: "citizenship-turkey" });
    const city = linkTo(locale, "listing", { country: "turkey", city: "istanbul" });
    for (const path of [...narrowed.map((query) => everywhere(locale) + query), saved, city]) {
      await page.goto(path);
      const sent = await filters(page).evaluate((form) => form.outerHTML);
      const form = await filters(page).elementHandle();
      expect(await isTakenOver(filters(page))).toBe(false);
      await page.mouse.move(200, 300);
      await expect.poll(() => isTakenOver(filters(page))).toBe(true);
      expect(await form?.evaluate(({ isConnected }) => isConnected)).toBe(true);
      expect(await filters(page).evaluate(({ outerHTML }) => outerHTML)).toBe(sent);
    }
  });
}

test("a box ticked and a price typed before the code has come both count", async ({
  page,
  texts,
}) => {
  const files = Promise.withResolvers<void>();
  await page.route(lateFiles, async (route) => {
    await files.promise;
    await route.continue();
  });
  const visit = { page, texts, isNarrow: false };
  await page.goto(everywhere("en"));
  const form = await openFilter(visit, texts("listing.filters.more"));
  await form.getByRole("checkbox", { name: texts("card.status.ready") }).check();
  await openFilter(visit, texts("facets.price"));
  const range = form.getByRole("group", { name: texts("facets.price_legend") });
  await range.getByLabel(texts("facets.range_to"), { exact: true }).fill("900,000");
  await expect(page).toHaveURL(everywhere("en"));
  files.resolve();
  await expect(page).toHaveURL(`${everywhere("en")}?price=-900000&status=ready`);
  await expect(form.locator("[name=status][value=ready]")).toBeChecked();
});

test("an order chosen before the code has come counts", async ({ page, texts }) => {
  const files = Promise.withResolvers<void>();
  await page.route(lateFiles, async (route) => {
    await files.promise;
    await route.continue();
  });
  await page.goto(everywhere("en"));
  await page
    .getByRole("combobox", { name: texts("listing.sort.label") })
    .selectOption({ value: "price" });
  files.resolve();
  await expect(page).toHaveURL(`${everywhere("en")}?sort=price`);
});

test("a filter and an order that are chosen before the code has come both count", async ({
  page,
  texts,
}) => {
  const files = Promise.withResolvers<void>();
  await page.route(lateFiles, async (route) => {
    await files.promise;
    await route.continue();
  });
  const order = page.getByRole("combobox", { name: texts("listing.sort.label") });
  await page.goto(everywhere("en"));
  await order.selectOption({ value: "price" });
  const form = await openFilter({ page, texts, isNarrow: false }, texts("listing.filters.more"));
  await form.getByRole("checkbox", { name: texts("card.status.ready") }).check();
  files.resolve();
  await expect(page).toHaveURL(`${everywhere("en")}?status=ready&sort=price`);
  await expect(order).toHaveValue("price");
  await expect(filters(page).locator("[name=status][value=ready]")).toBeChecked();
});

test("the first press is answered at once, with what was open staying open", async ({
  page,
  texts,
}) => {
  await page.goto(everywhere("en"), { waitUntil: "networkidle" });
  const form = filters(page);
  // Nothing of a visitor was seen before this tick: neither a pointer nor a key.
  await form
    .locator("details")
    .nth(1)
    .evaluate((drop: HTMLDetailsElement) => (drop.open = true));
  const box = form.locator("details[open] input:enabled").first();
  const value = await box.getAttribute("value");
  await box.evaluate((input: HTMLInputElement) => input.click());
  await expect(page).toHaveURL(new RegExp(`type=${value}$`));
  await expect(form.locator("details[open]")).toHaveCount(1);
  await expect(box).toBeChecked();
  await expect(page.getByRole("list", { name: texts("listing.active") })).toBeVisible();
});

test("without its code a listing is filtered as without script", async ({ page, texts }) => {
  await page.route(lateFiles, (route) => route.abort());
  await page.goto(everywhere("en"));
  const form = await openFilter({ page, texts, isNarrow: false }, texts("listing.filters.more"));
  await form.getByRole("checkbox", { name: texts("card.status.ready") }).check();
  await form.locator("details[open]").getByRole("button").click();
  await expect(page).toHaveURL(`${everywhere("en")}?status=ready`);
  await expect(form.locator("[name=status][value=ready]")).toBeChecked();
});

test("code that could not be had is asked for again by the next page", async ({ page, texts }) => {
  const failed = page.waitForEvent("requestfailed");
  await page.route(lateFiles, (route) => route.abort());
  await page.goto(everywhere("en"));
  await page.mouse.move(200, 300);
  await failed;
  await page.unroute(lateFiles);
  await page.getByRole("link", { name: texts("listing.pages.next_label") }).click();
  await expect(page).toHaveURL(`${everywhere("en")}?page=2`);
  await expect.poll(() => isTakenOver(filters(page))).toBe(true);
});

for (const locale of ["ar", "tr"] as const) {
  test(`a link pressed first leaves its page as it stands until the next one has come: ${locale}`, async ({
    page,
  }) => {
    const files = Promise.withResolvers<void>();
    await page.route(lateFiles, async (route) => {
      await files.promise;
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(linkTo(locale, "listing", { country: "turkey" }));
    await hydrated(page); // by itself, without a sign of anybody
    const card = page.getByRole("article").nth(4).getByRole("heading").getByRole("link");
    const heading = await page.locator("h1").elementHandle();
    await card.scrollIntoViewIfNeeded();
    const changes = await page.evaluateHandle(changesOfPage);
    const held = await holdAnswers(page);
    await card.click();
    await page.waitForTimeout(600); // what moves sooner is taken to be what the press asked for
    held.release();
    await expect.poll(() => heading?.evaluate(({ isConnected }) => isConnected)).toBe(false);
    expect(await changes.jsonValue()).toEqual([]);
    files.resolve();
  });
}

/** What leaves the page, and how much moves without a press, while its heading stands. */
function changesOfPage(): readonly string[] {
  const changes: string[] = [];
  const stands = (element: Element | null) => element?.isConnected === true;
  const heading = document.querySelector("h1");
  const parts = document.querySelectorAll("form.filters, .results");
  new MutationObserver(() => {
    if (!stands(heading)) return;
    for (const part of parts) if (!stands(part)) changes.push(`${part.className} left`);
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    if (!stands(heading)) return;
    const entries = list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]; // TypeScript does not know layout shifts
    for (const { value, hadRecentInput } of entries) {
      if (!hadRecentInput) changes.push(`moved by ${value}`);
    }
  }).observe({ type: "layout-shift" });
  return changes;
}
