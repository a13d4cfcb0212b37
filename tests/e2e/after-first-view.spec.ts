/** A page's scripts wait for its first view, never for longer than somebody who does something. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

/** Scripts that the page has asked for so far, but for the one that lets them wait. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const isEarly = request.url().includes("/assets/early-");
    if (request.resourceType() === "script" && !isEarly) asked.push(request.url());
  });
  return asked;
}

for (const language of ["en", "ar"] as const) {
  test(`the first picture keeps the scripts waiting, a key does not: ${language}`, async ({
    page,
  }) => {
    const come = Promise.withResolvers<void>();
    await page.route(/\.(?:avif|webp|jpg)$/, async (route) => {
      await come.promise;
      await route.continue();
    });
    const asked = scriptsOf(page);
    await page.goto(linkTo(language, "home"), { waitUntil: "domcontentloaded" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(asked).toEqual([]);
    await page.keyboard.press("Tab");
    await expect.poll(() => asked.length).toBeGreaterThan(3);
    come.resolve();
  });

  test(`what is out of view is laid out in the end: ${language}`, async ({ page }) => {
    await page.goto(linkTo(language, "home"));
    await expect(page.locator("html[data-arriving]")).toHaveCount(0);
    expect(await page.evaluate(partsNotLaidOut)).toBe(0);
  });

  test(`a place in a page is met where it stands: ${language}`, async ({ page }) => {
    const path = linkTo(language, "contact-us");
    await page.route(/\/assets\/(?!early-).*\.js$/, () => {});
    await page.goto(`${path}#faq`, { waitUntil: "domcontentloaded" });
    await expect(page.locator("html[data-arriving]")).toHaveCount(0);
    expect(await page.evaluate(partsNotLaidOut)).toBe(0);
  });
}

test("without anybody at it, a page gets its scripts though a picture never comes", async ({
  page,
}) => {
  await page.route(/\.(?:avif|webp|jpg)$/, () => {});
  const asked = scriptsOf(page);
  await page.goto(linkTo("en", "home"), { waitUntil: "domcontentloaded" });
  await expect.poll(() => asked.length, { timeout: 8000 }).toBeGreaterThan(3);
});

function partsNotLaidOut(): number {
  return [...document.querySelectorAll("main *, footer")].filter(
    (part) => getComputedStyle(part).contentVisibility === "auto",
  ).length;
}
