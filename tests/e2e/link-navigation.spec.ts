import type { Locator, Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { listingOf } from "#tests/e2e/support/api-answers.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

const [aboutUs, offers] = [linkTo("en", "about-us"), linkTo("en", "offers")];
const contactUs = linkTo("en", "contact-us");
const listing = linkTo("en", "listing", { country: "properties" });

test("a link navigates without a new document", async ({ page }) => {
  await openMarked(page, aboutUs);
  await headerLink(page, offers).click();
  await expect(page).toHaveURL(offers);
  expect(await isSameDocument(page)).toBe(true);
});

const presses: Record<string, Parameters<Locator["click"]>[0]> = {
  "with Ctrl": { modifiers: ["Control"] },
  "with Shift": { modifiers: ["Shift"] },
  "with the middle button": { button: "middle" },
};
for (const [name, press] of Object.entries(presses)) {
  const tag = name === "with Ctrl" ? [] : "@full";
  test(
    `a link clicked ${name} opens in a new tab or window`,
    { tag },
    async ({ page, context }) => {
      await openMarked(page, aboutUs);
      const opened = context.waitForEvent("page");
      await headerLink(page, offers).click(press);
      await expect(await opened).toHaveURL(offers);
      await expect(page).toHaveURL(aboutUs);
      expect(await isSameDocument(page)).toBe(true);
    },
  );
}

test("links with a target and external links are left to the browser", async ({
  page,
  context,
}) => {
  await openMarked(page, contactUs);
  const main = page.getByRole("main");
  const opened = context.waitForEvent("page");
  await main.locator("a[target=_blank]").first().click();
  await expect(await opened).toHaveURL(linkTo("en", "privacy-policy"));
  expect(await isSameDocument(page)).toBe(true);
  await page.route("https://wa.me/**", (route) => route.fulfill({ body: "" }));
  await main.locator("a[href^='https://wa.me/']").first().click();
  await expect(page).toHaveURL(/^https:\/\/wa\.me\//);
});

test("a hash link scrolls the page and adds a history entry", async ({ page }) => {
  await openMarked(page, contactUs);
  const payments = page.locator("#payments");
  await expect(payments).not.toBeInViewport();
  await page.locator('#faq a[href$="#payments"]').click();
  await expect(page).toHaveURL(`${contactUs}#payments`);
  await expect(payments).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(contactUs);
  expect(await isSameDocument(page)).toBe(true);
});

test("a link to the current page or another sort order adds no history entry", async ({
  page,
  request,
  texts,
}) => {
  const { content } = await listingOf(request, "en", "");
  const homes = content.slice(0, 2).map(({ ref }) => ref);
  await openMarked(page, linkTo("en", "shortlist", { homes }));
  const steps = await page.evaluate(() => history.length);
  await page.getByRole("link", { name: texts("shortlist.order.price") }).click();
  await expect(page).toHaveURL(linkTo("en", "shortlist", { homes, order: "price" }));
  await page.getByRole("link", { name: texts("shortlist.order.price") }).click();
  expect(await page.evaluate(() => history.length)).toBe(steps);
  expect(await isSameDocument(page)).toBe(true);
});

test("going back restores the filters and the scroll position", async ({ page, request }) => {
  const filtered = `${listing}?status=off-plan&sort=price`;
  const { content } = await listingOf(request, "en", "status=off-plan&sort=price");
  const ninth = content[8]?.name ?? "";
  await openMarked(page, filtered);
  const link = page.getByRole("link", { name: ninth, exact: true }).first();
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: ninth })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(
    content.map(({ name }) => name),
  );
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  expect(await isSameDocument(page)).toBe(true);
});

/** Opens a page and marks its document; the mark is lost when another document loads. */
async function openMarked(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
}

function isSameDocument(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-same"));
}

function headerLink(page: Page, path: string) {
  return page.getByRole("banner").locator(`a[href="${path}"]`).first();
}
