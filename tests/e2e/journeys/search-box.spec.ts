import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { listingOf } from "#tests/e2e/support/api-answers.ts";
import { waitForHydration } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { openSearch } from "#tests/e2e/support/page-steps.ts";

const everywhere = (language: Locale) => linkTo(language, "listing", { country: "properties" });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test(
  "typing in the header does not scroll the page, and Escape closes the list, empties the field and closes the search",
  { tag: "@layout" },
  async ({ page, texts, language }) => {
    await page.goto(linkTo(language, "home"));
    const open = page.getByRole("banner").locator("summary", { hasText: texts("search.open") });
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
    const start = await scrolled(page);
    expect(start).toBeGreaterThan(300);
    // Playwright's click would scroll the button into view first.
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
  "a search closes when the focus leaves, and the page beneath is inert meanwhile",
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

test("an empty field suggests searches that have results", async ({
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

test("text and caret stay when the suggestion list's script loads, and without it the field searches", async ({
  page,
  texts,
  language,
}) => {
  const listFile = /\/assets\/suggestion-combobox-[^/]+\.js$/;
  const listScript = Promise.withResolvers<void>();
  await page.route(listFile, (route) => listScript.promise.then(() => route.continue()));
  await page.goto(linkTo(language, "home"));
  await waitForHydration(page);
  const listRequest = page.waitForRequest(listFile);
  const field = await openSearch({ page, texts });
  await listRequest; // requested on focus
  await field.pressSequentially("duai");
  await field.press("ArrowLeft");
  await field.press("ArrowLeft");
  listScript.resolve();
  const list = page.getByRole("listbox", { name: texts("search.suggestions") });
  await expect(list).toBeVisible();
  await page.keyboard.type("b");
  await expect(field).toHaveValue("dubai");
  await expect(field).toBeFocused();

  await page.route(listFile, (route) => route.abort());
  await page.goto(linkTo(language, "home"));
  await waitForHydration(page);
  const failed = page.waitForEvent("requestfailed", (request) => listFile.test(request.url()));
  const plain = await openSearch({ page, texts });
  await failed;
  await plain.pressSequentially("dubai");
  await plain.press("Enter");
  await expect(page).toHaveURL(/query=dubai/);
});

test(
  "keys during IME composition are ignored",
  { tag: "@chinese" },
  async ({ page, context, texts, language }) => {
    const queries: (string | null)[] = [];
    page.on("request", (sent) => {
      const { pathname, searchParams } = new URL(sent.url());
      if (pathname === linkTo(language, "search-suggestions"))
        queries.push(searchParams.get("query"));
    });
    await page.goto(linkTo(language, "home"));
    const field = await openSearch({ page, texts });
    await waitForHydration(page);
    const keyboard = await context.newCDPSession(page);
    const compose = (text: string) =>
      keyboard.send("Input.imeSetComposition", {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    const press = (key: string, how: { isComposing: true } | { keyCode: 229 }) =>
      field.dispatchEvent("keydown", { key, cancelable: true, ...how });
    const list = page.getByRole("listbox", { name: texts("search.suggestions") });
    await field.pressSequentially("du");
    await expect(list).toBeVisible();
    await field.press("ArrowDown");
    await compose("di");
    await compose("di bai");
    await press("ArrowDown", { isComposing: true });
    await press("Escape", { isComposing: true });
    await press("Enter", { isComposing: true });
    await keyboard.send("Input.insertText", { text: "迪拜" });
    // Safari reports the key that ends a composition after its end.
    await press("Escape", { keyCode: 229 });
    await press("Enter", { keyCode: 229 });
    await expect(field).toHaveValue("du迪拜");
    await expect(field).toBeVisible();
    await expect.poll(() => queries).toEqual(["du", "du迪拜"]);
    await expect(list).toBeVisible();
    await expect(list.getByRole("option", { selected: true })).toHaveCount(0);
    await field.press("Enter");
    await expect(page).toHaveURL(/query=du%E8%BF%AA/);
  },
);

test("after a search the heading has the focus, and the title is announced", async ({
  page,
  texts,
  language,
}) => {
  await page.goto(linkTo(language, "home"));
  const status = page.locator("body > div.visually-hidden[role=status]");
  await expect(status).toHaveText("");
  const field = await openSearch({ page, texts });
  await waitForHydration(page); // before hydration, a search loads a document
  await field.fill("dubai");
  await field.press("Enter");
  await expect(page).toHaveURL(/query=dubai/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(status).toHaveText(await page.title());
});

test("without a connection the page and the text stay", async ({
  page,
  context,
  texts,
  language,
}) => {
  await page.goto(everywhere(language));
  await waitForHydration(page);
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
  "hovering moves the active option of the keyboard",
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
