import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { isolate, isolateRooms } from "#i18n/isolate.ts";
import { expectAccessible } from "#tests/e2e/support/accessibility.ts";
import { listingOf, suggestionsOf } from "#tests/e2e/support/api-answers.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { openSearch } from "#tests/e2e/support/page-steps.ts";

const everywhere = (language: Locale) => linkTo(language, "listing", { country: "properties" });
/** The beginning of a town's name in two languages. */
const town = (language: Locale) => (language === "ar" ? "قاضي" : "kadik");
const kadikoy = (language: Locale) =>
  `${linkTo(language, "listing", { country: "turkey", city: "istanbul" })}?town=kadikoy`;

test(
  "a place is found with the keyboard alone",
  { tag: "@layout" },
  async ({ page, request, texts, language }) => {
    const suggestions = await suggestionsOf(request, language, town(language));
    await page.goto(linkTo(language, "home"));
    const open = page.getByRole("banner").locator("summary", { hasText: texts("search.open") });
    await open.press("Enter");
    const field = page.getByRole("banner").getByRole("combobox", { name: texts("search.field") });
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-expanded", "false");

    await field.pressSequentially(town(language));
    const list = page.getByRole("listbox", { name: texts("search.suggestions") });
    const rows = list.getByRole("option");
    await expect(rows).toHaveCount(suggestions.length + 1);
    await expect(field).toHaveAttribute("aria-expanded", "true");
    await expect(page.getByRole("search").getByRole("status")).toHaveText(
      texts("search.count", { count: suggestions.length }),
    );

    await field.press("ArrowUp");
    await expect(rows.last()).toHaveAttribute("aria-selected", "true");
    await field.press("ArrowDown");
    const first = list.getByRole("option", { selected: true });
    await expect(first).toHaveAttribute("id", (await rows.first().getAttribute("id")) ?? "");
    await expect(field).toHaveAttribute("aria-activedescendant", /./);
    await expect(field).toBeFocused();
    await expectAccessible(page);

    await field.press("Escape");
    await expect(list).toBeHidden();
    await expect(field).toHaveValue(town(language));
    await field.press("ArrowDown");
    await expect(rows.first()).toBeVisible();
    await field.press("ArrowDown");
    await field.press("Enter");
    await expect(page).toHaveURL(kadikoy(language));
    await expect(field).toBeHidden();
  },
);

test("one character sends no request, and a suggested project is one click away", async ({
  page,
  texts,
  language,
}) => {
  const requestedUrls: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().includes(linkTo(language, "search-suggestions"))) requestedUrls.push(sent.url());
  });
  await page.goto(linkTo(language, "home"));
  const field = await openSearch({ page, texts });
  await field.pressSequentially("x");
  await field.press("Enter");
  await expect(page).toHaveURL(`${everywhere(language)}?query=x`);
  expect(requestedUrls).toEqual([]);

  await page.goto(linkTo(language, "home"));
  await (await openSearch({ page, texts })).pressSequentially("bosphorus t");
  await page.getByRole("option", { name: "Bosphorus Terraces" }).click();
  const project = { country: "turkey", city: "istanbul", slug: "bosphorus-terraces" };
  await expect(page).toHaveURL(linkTo(language, "project", project));
});

test("results show the query, and its words as removable filters", async ({
  page,
  request,
  texts,
  language,
}) => {
  const typed = "2+1 kadikoy";
  await page.goto(linkTo(language, "home"));
  const field = await openSearch({ page, texts });
  await field.fill(typed);
  await field.press("Enter");
  await expect(page).toHaveURL(`${everywhere(language)}?query=2%2B1+kadikoy`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    texts("listing.results_for", { text: isolate(isolateRooms(typed)) }),
  );
  await expect(
    page.getByRole("search", { name: texts("listing.search") }).getByLabel(texts("search.field")),
  ).toHaveValue(typed);

  const found = await listingOf(request, language, "rooms=2-1&town=kadikoy");
  const names = found.content.map(({ name }) => name);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(names);
  const chips = page.getByRole("list", { name: texts("listing.applied_filters") });
  const rooms = chips.getByRole("link", {
    name: texts("listing.remove", { filter: isolate("2+1") }),
  });
  await rooms.click();
  await expect(page).toHaveURL(`${everywhere(language)}?town=kadikoy`);
  await expect(rooms).toHaveCount(0);
  await chips.getByRole("link", { name: texts("listing.filters.clear") }).click();
  await expect(page).toHaveURL(everywhere(language));
});

test("text is a filter of its own and stays while others are chosen", async ({
  page,
  texts,
  language,
}) => {
  await page.goto(`${everywhere(language)}?query=2%2B1+bay`);
  const text = texts("listing.query_text", { text: isolate("bay") });
  const chips = page.getByRole("list", { name: texts("listing.applied_filters") });
  const removal = (filter: string) =>
    chips.getByRole("link", { name: texts("listing.remove", { filter }) });
  await expect(removal(text)).toBeVisible();
  await removal(isolate("2+1")).click();
  await expect(page).toHaveURL(`${everywhere(language)}?query=bay`);
  await expect(removal(isolate("2+1"))).toHaveCount(0);
  const order = page.getByRole("combobox", { name: texts("listing.sort.label") });
  await expect(order.locator("option").first()).toHaveText(texts("listing.sort.best"));
  await order.selectOption("price");
  await expect(page).toHaveURL(`${everywhere(language)}?query=bay&sort=price`);
  await expect(removal(text)).toHaveAttribute("href", /sort=price/); // the URL changes before the page
  await removal(text).click();
  await expect(page).toHaveURL(`${everywhere(language)}?sort=price`);
});

test("the query stays through sorting and paging", async ({ page, request, texts, language }) => {
  const typed = "sea view under 900k";
  const query = "query=sea+view+under+900k";
  await page.goto(`${everywhere(language)}?${query}`);
  const heading = page.getByRole("heading", { level: 1 });
  const results = texts("listing.results_for", { text: isolate(isolateRooms(typed)) });
  await expect(heading).toHaveText(results);
  await page.getByRole("combobox", { name: texts("listing.sort.label") }).selectOption("price");
  await expect(page).toHaveURL(`${everywhere(language)}?${query}&sort=price`);
  await expect(heading).toHaveText(results);
  const { content } = await listingOf(request, language, `${query}&sort=price`);
  const names = content.map(({ name }) => name);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(names);
  // By keyboard: late layout above could move it away from a pointer.
  await page.getByRole("link", { name: texts("listing.pages.next_label") }).press("Enter");
  await expect(page).toHaveURL(`${everywhere(language)}?${query}&sort=price&page=2`);
  await expect(heading).toHaveText(results);
  await expect(
    page.getByRole("search", { name: texts("listing.search") }).getByLabel(texts("search.field")),
  ).toHaveValue(typed);
});

test("a place in another country is searched for in all of them", async ({
  page,
  texts,
  language,
}) => {
  await page.goto(`${linkTo(language, "listing", { country: "turkey" })}?query=dubai`);
  const before = page.getByRole("article").getByRole("heading");
  const shown = await before.allTextContents();
  const link = page.getByRole("main").locator(`a[href="${everywhere(language)}?query=dubai"]`);
  await link.click();
  await expect(page).toHaveURL(`${everywhere(language)}?query=dubai`);
  await expect(link).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    texts("listing.results_for", { text: isolate("dubai") }),
  );
  expect((await before.allTextContents()).slice(0, shown.length)).toEqual(shown);
});

test("without results the nearest or newest projects are shown, and the filter to drop is named", async ({
  page,
  request,
  texts,
  language,
}) => {
  await page.goto(`${everywhere(language)}?query=zzqqx`); // words without a match
  await expect(
    page.getByRole("heading", { level: 2, name: texts("listing.nearest_new") }),
  ).toBeVisible();
  await expectAccessible(page);

  const query = "query=4%2B1&town=kadikoy&price=-100000";
  const { relaxations, nearest } = await listingOf(request, language, query);
  expect(relaxations.map(({ filter }) => filter)).toEqual(["price"]);
  await page.goto(`${everywhere(language)}?${query}`);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(
    nearest?.content.map(({ name }) => name) ?? [],
  );
  await expectAccessible(page);
  // The first suggestion leads to the projects shown below it.
  await page
    .getByRole("main")
    .getByRole("link", { name: /100[,.]000/ })
    .filter({ hasNot: page.locator("svg") })
    .click();
  await expect(page).toHaveURL(`${everywhere(language)}?town=kadikoy&rooms=4-1`);
  await expect(page.getByRole("article")).toHaveCount(relaxations[0]?.count ?? 0);
});

test("a 404 page offers a search", async ({ page, texts, language }) => {
  await page.goto(`${linkTo(language, "home")}/no-such-place`);
  const search = page.getByRole("search", { name: texts("failure.search") });
  await search.getByLabel(texts("search.field")).fill("bay");
  await search.getByRole("button").click();
  await expect(page).toHaveURL(`${everywhere(language)}?query=bay`);
});
