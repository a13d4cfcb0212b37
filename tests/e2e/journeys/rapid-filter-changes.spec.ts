import { linkTo } from "#domain/links.ts";
import { isolate } from "#i18n/isolate.ts";
import { listingOf } from "#tests/e2e/support/api-answers.ts";
import { holdResponses } from "#tests/e2e/support/held-responses.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { openFilter } from "#tests/e2e/support/page-steps.ts";

test("every filter change builds on the previous one while responses are pending", async ({
  page,
  request,
  texts,
  language,
  isNarrow,
}) => {
  const listing = linkTo(language, "listing", { country: "properties" });
  await openHydrated(page, `${listing}?rooms=2-1`);
  const held = await holdResponses(page);
  const order = page.getByRole("combobox", { name: texts("listing.sort.label") });
  const chips = page.getByRole("list", { name: texts("listing.applied_filters") });
  const chip = (filter: string) =>
    chips.getByRole("link", { name: texts("listing.remove", { filter }) });

  await order.selectOption("price");
  await held.waitForRequests(1);
  const filters = await openFilter({ page, texts, isNarrow }, texts("listing.filters.more"));
  const ready = filters.getByRole("checkbox", { name: texts("card.status.ready") });
  const seaView = filters.getByRole("checkbox", { name: texts("facets.sea_view") });
  await ready.click();
  await seaView.click();
  await expect(ready).toBeChecked();
  await expect(seaView).toBeChecked();
  await page.keyboard.press("Escape");
  await expect(order).toHaveValue("price");

  await expect(chips.getByRole("link")).toHaveCount(4);
  await chip(isolate("2+1")).click();
  await expect(chip(isolate("2+1"))).toHaveCount(0);
  await expect(chips.locator("a:focus")).toHaveCount(1);
  await chip(texts("facets.sea_view")).click();
  await expect(chip(texts("facets.sea_view"))).toHaveCount(0);
  await order.selectOption("-price");
  await expect(order).toHaveValue("-price");
  await expect(page).toHaveURL(`${listing}?rooms=2-1`); // still the page before all of them
  held.release();
  await expect(page).toHaveURL(`${listing}?status=ready&sort=-price`);
  const { content } = await listingOf(request, language, "status=ready&sort=-price");
  const names = content.map(({ name }) => name);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(names);
  await expect(order).toHaveValue("-price");
  await expect(filters.locator("[name=seaView]")).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(`${listing}?rooms=2-1`);
  await expect(order).toHaveValue("newest");
  await expect(chips.getByRole("link")).toHaveCount(2);
});

test(
  "removing a filter chip right after ticking a box keeps the tick",
  { tag: "@full" },
  async ({ page, texts, language, isNarrow }) => {
    const listing = linkTo(language, "listing", { country: "turkey" });
    await openHydrated(page, `${listing}?rooms=2-1`);
    const filters = await openFilter({ page, texts, isNarrow }, texts("listing.filters.more"));
    await filters.evaluate((form) => {
      form.querySelector<HTMLInputElement>("[name=seaView]")?.click();
      document.querySelector<HTMLElement>("a.filters__programme")?.click(); // in the same task
    });
    await expect(page).toHaveURL(`${listing}?rooms=2-1&seaView=true&citizenship=true`);
  },
);

test(
  "a pending choice is dropped when its navigation is replaced by an anchor link",
  { tag: "@full" },
  async ({ page, texts, language }) => {
    await openHydrated(page, linkTo(language, "listing", { country: "properties" }));
    const held = await holdResponses(page);
    const order = page.getByRole("combobox", { name: texts("listing.sort.label") });
    await order.selectOption("price");
    await held.waitForRequests(1);
    await page.locator("a.skip").evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveURL(/#main$/);
    await expect(order).toHaveValue("newest");
    await expect(page.locator(".listing-results[aria-busy]")).toHaveCount(0);
    held.release();
  },
);

test(
  "typed text stays text when sorted, and becomes filters with a filter change, at any speed",
  { tag: "@full" },
  async ({ page, texts, language, isNarrow }) => {
    test.skip(language !== "en", "The words that are typed are English");
    const listing = linkTo(language, "listing", { country: "properties" });
    await openHydrated(page, `${listing}?query=sea+view+bay`);
    const held = await holdResponses(page);
    const order = page.getByRole("combobox", { name: texts("listing.sort.label") });
    await order.selectOption("price");
    await held.waitForRequests(1);
    const filters = await openFilter({ page, texts, isNarrow }, texts("listing.filters.more"));
    await filters.getByRole("checkbox", { name: texts("card.status.off_plan") }).click();
    await held.waitForRequests(2);
    held.release();
    await expect(page).toHaveURL(/\?query=bay&status=off-plan&seaView=true&sort=price$/);
  },
);

test("a choice is announced with its number of results, in the existing live region", async ({
  page,
  request,
  texts,
  language,
  isNarrow,
}) => {
  const listing = linkTo(language, "listing", { country: "properties" });
  await openHydrated(page, listing);
  const count = page.locator(".results-summary").getByRole("status");
  const region = await count.elementHandle();
  const filters = await openFilter({ page, texts, isNarrow }, texts("listing.filters.more"));
  for (const [choice, query] of [
    ["card.status.ready", "status=ready"],
    ["facets.sea_view", "status=ready&seaView=true"],
  ] as const) {
    await filters.getByRole("checkbox", { name: texts(choice) }).click();
    const { total } = (await listingOf(request, language, query)).page;
    await expect(count).toContainText(new RegExp(`(?:^|\\D)${total}\\D`));
  }
  const titles = page.getByRole("status").filter({ hasText: await page.title() });
  await expect(titles).toHaveCount(0); // titles are announced only on page changes
  // Screen readers announce changes only in a live region that existed before.
  expect(await region?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await region?.textContent()).toBe(await count.textContent());
});
