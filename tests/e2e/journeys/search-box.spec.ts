import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { listingOf } from "#tests/e2e/support/content.ts";
import { hydrated } from "#tests/e2e/support/documents.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { openSearch } from "#tests/e2e/support/site.ts";

const everywhere = (language: Locale) => linkTo(language, "listing", { country: "properties" });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test(
  "typing in the header leaves the page where it is, and Escape folds the list, empties the field and closes the search",
  { tag: "@layout" },
  async ({ page, texts, language }) => {
    await page.goto(linkTo(language, "home"));
    const open = page.getByRole("banner").locator("summary", { hasText: texts("search.open") });
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    const start = await scrolled(page);
    expect(start).toBeGreaterThan(300);
    // By hand: a click of the test's own would bring the button into view, which it is already.
    await open.evaluate((summary: HTMLElement) => summary.click());
    const field = page.getByRole("combobox", { name: texts("search.field") });
    await expect(field).toBeFocused();
    await page.keyboard.type("dubai marina");
    const list = page.getByRole("listbox");
    await expect(list).toBeVisible();
    expect(await scrolled(page)).toBe(start);
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await expect(field).toHaveValue("dubai marina");
    expect(await scrolled(page)).toBe(start);
    await page.keyboard.press("Escape");
    await expect(field).toHaveValue("");
    expect(await scrolled(page)).toBe(start);
    await page.keyboard.press("Escape");
    await expect(field).toBeHidden();
    await expect(open).toBeFocused();
    expect(await scrolled(page)).toBe(start);
  },
);

test(
  "a search that the focus leaves is closed, and what its sheet covers cannot be reached meanwhile",
  { tag: "@layout" },
  async ({ page, texts, language, isNarrow }) => {
    await page.goto(everywhere(language));
    const field = await openSearch({ page, texts });
    const covered = page.getByRole("main", { includeHidden: true });
    if (isNarrow) {
      await expect(covered).toHaveAttribute("inert");
      await page.keyboard.press("Escape");
      await expect(covered).not.toHaveAttribute("inert");
      await openSearch({ page, texts });
      await expect(covered).toHaveAttribute("inert");
    }
    const panel = page.getByRole("banner").getByRole("search");
    await expect(page.getByRole("list", { name: texts("search.examples.label") })).toBeVisible();
    for (let step = 0; step < 8 && (await panel.isVisible()); step += 1) {
      await page.keyboard.press("Tab");
    }
    await expect(field).toBeHidden();
    await expect(page.locator(":focus")).toBeInViewport();
    await expect(covered).not.toHaveAttribute("inert");
  },
);

test("an empty field offers searches that find something", async ({
  page,
  request,
  texts,
  language,
}) => {
  await page.goto(linkTo(language, "home"));
  const field = await openSearch({ page, texts });
  const examples = page
    .getByRole("list", { name: texts("search.examples.label") })
    .getByRole("link");
  await expect(examples).toHaveCount(4);
  for (const example of await examples.all()) {
    const { searchParams } = new URL((await example.getAttribute("href")) ?? "", page.url());
    const found = await listingOf(request, language, searchParams.toString());
    expect(found.content.length, searchParams.toString()).toBeGreaterThan(2);
  }
  await field.pressSequentially("x");
  await expect(examples).toHaveCount(0);
  await field.press("Backspace");
  const text = await examples.first().innerText();
  await examples.first().click();
  await expect(page).toHaveURL(`${everywhere(language)}?${new URLSearchParams({ query: text })}`);
});

test("after a search the heading has the focus, and the title is said", async ({
  page,
  texts,
  language,
}) => {
  await page.goto(linkTo(language, "home"));
  const said = page.locator("body > div.vh[role=status]");
  await expect(said).toHaveText("");
  const field = await openSearch({ page, texts });
  await hydrated(page); // a search that is quicker than the scripts leads to a document of its own
  await field.fill("dubai");
  await field.press("Enter");
  await expect(page).toHaveURL(/query=dubai/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(said).toHaveText(await page.title());
});

test("without a connection the page and the text stay", async ({
  page,
  context,
  texts,
  language,
}) => {
  await page.goto(everywhere(language));
  await hydrated(page);
  await context.setOffline(true);
  const field = await openSearch({ page, texts });
  await field.fill("dubai");
  await field.press("Enter");
  await expect(page.getByRole("alert")).toHaveText(texts("search.offline"));
  await expect(page).toHaveURL(everywhere(language));
  await expect(field).toHaveValue("dubai");
  await context.setOffline(false);
  await field.press("Enter");
  await expect(page).toHaveURL(/query=dubai/);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test(
  "the pointer moves the row that the keys stand on",
  { tag: "@full" },
  async ({ page, texts, language }) => {
    await page.goto(linkTo(language, "home"));
    const field = await openSearch({ page, texts });
    await field.pressSequentially("du");
    const list = page.getByRole("listbox", { name: texts("search.suggestions") });
    const rows = list.getByRole("option");
    await expect(rows.nth(2)).toBeVisible();
    await field.press("ArrowDown");
    await rows.nth(1).hover();
    await rows.nth(2).hover();
    await expect(list.getByRole("option", { selected: true })).toHaveCount(1);
    await expect(rows.nth(2)).toHaveAttribute("aria-selected", "true");
  },
);
