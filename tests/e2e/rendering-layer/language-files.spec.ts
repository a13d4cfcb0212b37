/** Which files of texts, and of what all pages of a language share, a page fetches, and what becomes of it where its own cannot be had. */
import type { Page, Route } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { locales } from "#domain/locale.ts";
import { hydrated, openScripted, turnTo, watchedPage } from "#tests/e2e/support/documents.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { languageName, openProperties, prefer } from "#tests/e2e/support/site.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

/** What a page says first is a file for each screen, what surrounds it says late another; the whole texts are one. */
const fileOfTexts = new RegExp(
  `/assets/(?:(surroundings)-|[a-z-]+-)?(${locales.join("|")})-[\\w-]{8}\\.(json|js)$`,
);
const arabicFirstTexts = /\/assets\/[a-z-]+-ar-[\w-]{8}\.json$/;
const arabicTexts = /\/assets\/ar-[\w-]{8}\.js$/;
const arabicFacts = /\/ar\/facts-[0-9a-f]{16}\.json$/;
const arabic = textsOf("ar");

test("the whole texts come for somebody, when all else is there, and on a metered line with the next page", async ({
  page,
  context,
}) => {
  const fetched = new Set<string>();
  page.on("request", (request) => {
    const [, late, language, kind] = fileOfTexts.exec(request.url()) ?? [];
    if (language !== undefined) fetched.add(`${late ? "late " : ""}${language}.${kind}`);
  });
  await page.goto(linkTo("ru", "home"));
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  expect([...fetched]).toEqual(["ru.json", "late ru.js"]);
  await turnTo(page);
  await expect.poll(() => [...fetched]).toEqual(["ru.json", "late ru.js", "ru.js"]);

  await context.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  fetched.clear();
  await openScripted(page, linkTo("en", "offers"));
  await expect(page.locator("html[data-arriving]")).toHaveCount(0); // all that comes by itself begins before this idle turn
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect.poll(() => [...fetched]).toEqual(["en.json", "late en.js"]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  expect([...fetched]).toEqual(["en.json", "late en.js", "en.js"]);
});

test("a page that nobody touches fetches no whole texts, whatever its language offers", async ({
  context,
}) => {
  for (const language of locales) {
    const page = await context.newPage();
    const fetched: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(`/assets/${language}-`)) fetched.push(request.url());
    });
    await page.goto(linkTo(language, "home"));
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(fetched, language).toEqual([]);
    await page.close();
  }
});

test("the next page is a whole document where the whole texts cannot be had", async ({
  context,
}) => {
  const { page, documents } = await watchedPage(context);
  await page.route(arabicTexts, (route) => route.abort());
  await page.goto(linkTo("ar", "offers"));
  await hydrated(page);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: arabic("nav.blog"), exact: true }).click();
  await expect(page).toHaveURL(linkTo("ar", "blog"));
  await expect(page.getByRole("article").first()).toBeVisible();
  await hydrated(page);
  expect(documents).toEqual([linkTo("ar", "offers"), linkTo("ar", "blog")]);
});

const lostFile = (route: Route) => route.abort();
const lost: [string, (page: Page) => Promise<unknown>][] = [
  ["texts cannot be had", (page) => page.route(arabicFirstTexts, lostFile)],
  ["facts cannot be had", (page) => page.route(arabicFacts, lostFile)],
  ["facts are gone", (page) => page.route(arabicFacts, (route) => route.fulfill({ status: 404 }))],
  ["list of pages cannot be had", (page) => page.route(/\/manifest-[\w-]+\.js$/, lostFile)],
  ["outer route cannot be had", (page) => page.route(/\/assets\/root-[\w-]+\.js$/, lostFile)],
];

for (const [what, lose] of lost) {
  test(`a page stays as it was sent, and its links and forms work, where its ${what}`, async ({
    context,
  }) => {
    const { page, documents } = await watchedPage(context);
    await lose(page);
    const logged = logOf(page);
    const home = linkTo("ar", "home");
    await page.goto(home);
    await isReadable(page);
    expect(logged()).toHaveLength(1);
    expect(documents).toEqual([home]);

    const listing = linkTo("ar", "listing", { country: "turkey" });
    const menu = await openProperties({ page, texts: arabic, isNarrow: false });
    await menu.locator(`a[href="${listing}"]`).first().click();
    await expect(page).toHaveURL(listing);
    await isReadable(page);
    await page.getByLabel(arabic("listing.sort.label")).selectOption("price");
    await page.getByRole("button", { name: arabic("listing.sort.apply"), exact: true }).click();
    await expect(page).toHaveURL(`${listing}?sort=price`);
    await isReadable(page);
    expect(logged()).toHaveLength(3); // once a document
    expect(documents).toEqual([home, listing, listing]);
  });
}

test("what all pages of a language share is fetched once, whatever is chosen and turned to", async ({
  context,
}) => {
  const { page } = await watchedPage(context);
  const bytesFetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.includes("/facts-"))
        .map((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize),
    );
  await openScripted(page, linkTo("ar", "offers"));
  await prefer({ page }, /EUR/);
  await expect(page.getByRole("main")).toContainText("€");
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: arabic("nav.blog"), exact: true }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
  const [bytes, ...more] = await bytesFetched();
  expect(bytes).toBeGreaterThan(0);
  expect(more.filter((size) => size !== 0)).toEqual([]); // the browser has it
  await openScripted(page, linkTo("ar", "about-us"));
  expect((await bytesFetched()).filter((size) => size !== 0)).toEqual([]);
});

test("who changes to a language whose texts cannot be had arrives there, and back again", async ({
  context,
}) => {
  const { page, documents } = await watchedPage(context);
  await page.route(arabicFirstTexts, (route) => route.abort());
  const logged = logOf(page);
  await page.goto(linkTo("en", "offers"));
  await prefer({ page }, languageName("ar"));
  await expect(page).toHaveURL(linkTo("ar", "offers"));
  await isReadable(page);
  expect(logged()).toHaveLength(1);
  await prefer({ page }, languageName("en"));
  await expect(page).toHaveURL(linkTo("en", "offers"));
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
  expect(documents.filter((path) => path.startsWith(linkTo("ar", "home")))).toHaveLength(1);
});

/** In Arabic, whole, and without its scripts once everything has been fetched that can be. */
async function isReadable(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "lost");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
}

/** What the page itself has logged as an error; what the browser says of files is its own. */
function logOf(page: Page): () => string[] {
  const said: string[] = [];
  page.on("pageerror", ({ message }) => said.push(message));
  page.on("console", (message) => {
    const isOfBrowser = message.text().startsWith("Failed to load resource");
    if (message.type() === "error" && !isOfBrowser) said.push(message.text());
  });
  return () => said;
}
