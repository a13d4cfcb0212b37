/** Links that are followed as they stand in the document, whatever has been made of them since. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { openScripted } from "#tests/e2e/support/documents.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

const [aboutUs, offers] = [linkTo("en", "about-us"), linkTo("en", "offers")];

test("a link with a window of its own, and one to another site, are the browser's", async ({
  page,
  context,
}) => {
  await visit(page, aboutUs);
  const link = linkOf(page, offers);
  await link.evaluate((element) => element.setAttribute("target", "_blank"));
  const opened = context.waitForEvent("page");
  await link.click();
  await expect(await opened).toHaveURL(offers);
  await page.route("https://elsewhere.example/", (route) => route.fulfill({ body: "" }));
  await link.evaluate((element) => {
    element.removeAttribute("target");
    element.setAttribute("href", "https://elsewhere.example/");
  });
  await page.locator('a[href="https://elsewhere.example/"]').click();
  await expect(page).toHaveURL("https://elsewhere.example/");
});

test("a link with a hash alone moves the window, and adds a step", async ({ page }) => {
  await visit(page, aboutUs);
  const link = linkOf(page, offers);
  await link.evaluate((element) => {
    document.querySelector("footer")?.setAttribute("id", "end");
    element.setAttribute("href", "#end");
  });
  await page.locator('a[href="#end"]').click();
  await expect(page).toHaveURL(`${aboutUs}#end`);
  await expect(page.locator("#end")).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(aboutUs);
  expect(await isSameDocument(page)).toBe(true);
});

/** Opens a page, whose document is told from any other by a mark. */
async function visit(page: Page, path: string): Promise<void> {
  await openScripted(page, path);
  await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
}

async function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-same"));
}

function linkOf(page: Page, path: string) {
  return page.getByRole("banner").locator(`a[href="${path}"]`).first();
}
