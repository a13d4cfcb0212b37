import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { hydrated } from "#tests/e2e/support/documents.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { prefer } from "#tests/e2e/support/site.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const english = textsOf("en");

test("the header works while its files are under way, and keeps what was typed when they are there", async ({
  page,
}) => {
  const arrive = await holdFiles(page);
  await openBlog(page);
  await prefer({ page }, /EUR/);
  const header = page.getByRole("banner");
  await expect(header).toContainText("EUR");
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
  await header.locator("summary", { hasText: english("search.open") }).click();
  await header.getByRole("searchbox").fill("dubai");
  arrive();
  await hydrated(page);
  await expect(header.getByRole("combobox")).toHaveValue("dubai");
});

test("header and contacts stay when the page turns before their files are there", async ({
  page,
}) => {
  const arrive = await holdFiles(page);
  await openBlog(page);
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  const before = await heading.innerText();
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(heading).not.toHaveText(before);
  const header = page.getByRole("banner");
  await expect(header.locator("summary", { hasText: english("search.open") })).toBeVisible();
  await expect(page.locator(".fab").last()).toBeVisible();
  arrive();
  await hydrated(page);
  await header.locator("summary", { hasText: english("search.open") }).click();
  await expect(header.getByRole("combobox")).toBeFocused();
});

/** Holds back what comes after a page until it is told to arrive. */
async function holdFiles(page: Page): Promise<() => void> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/late-(?!listing)[\w-]+\.js$/, async (route) => {
    await arrival;
    await route.continue();
  });
  return arrive;
}

async function openBlog(page: Page): Promise<void> {
  await page.goto(linkTo("en", "blog"));
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
}
