import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { listingOf } from "#tests/e2e/support/api-answers.ts";
import { openHydrated } from "#tests/e2e/support/hydration.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

test("going back twice before the scripts arrive shows the page of the current URL", async ({
  page,
  request,
  texts,
}) => {
  const listing = linkTo("en", "listing", { country: "properties" });
  const { content } = await listingOf(request, "en", "page=2");
  const [first = { name: "" }] = content;
  const headings = page.getByRole("article").getByRole("heading");

  await page.goto(listing);
  await page.getByRole("link", { name: texts("listing.pages.next_label") }).click();
  await expect(headings).toHaveText(content.map(({ name }) => name));
  await page.getByRole("link", { name: first.name, exact: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: first.name })).toBeVisible();
  await page.goto(linkTo("en", "privacy-policy"));

  const files = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await files.promise;
    await route.continue();
  });
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1, name: first.name })).toBeVisible(); // of the new document
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(`${listing}?page=2`);
  files.resolve();
  await expect(headings).toHaveText(content.map(({ name }) => name));
  await page.unrouteAll({ behavior: "wait" });
});

test("a new page starts at its top, and going back restores the scroll position", async ({
  page,
}) => {
  const listing = linkTo("en", "listing", { country: "properties" });
  await openHydrated(page, listing);
  const card = page.getByRole("article").getByRole("heading").getByRole("link").last();
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  expect(await firstPlaceAfter(page, () => card.click())).toBe(0);
  expect(await firstPlaceAfter(page, () => page.evaluate(() => history.back()))).toBe(left);
});

test(
  "going back to a full document restores its scroll position without smooth scrolling",
  { tag: "@full" },
  async ({ page }) => {
    await page.addInitScript(() => {
      const places: number[] = [];
      Object.assign(window, { places });
      requestAnimationFrame(function look() {
        if (places.at(-1) !== scrollY) places.push(scrollY);
        requestAnimationFrame(look);
      });
    });
    await page.route(/\/assets\/.*\.js$/, () => {}); // without scripts only the browser restores it
    await page.goto(linkTo("ar", "listing", { country: "properties" }), {
      waitUntil: "domcontentloaded",
    });
    await page.evaluate(() => scrollTo({ top: 1700, behavior: "instant" }));
    await page.goto(linkTo("ar", "offers"), { waitUntil: "domcontentloaded" });
    await page.goBack({ waitUntil: "domcontentloaded" });
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1700);
    const places = await page.evaluate(() => (window as unknown as { places: number[] }).places); // set by the test's script
    // Smooth scrolling has thirty steps; layout on the way may add one or two.
    const others = places.filter((place) => place !== 0 && place !== 1700);
    expect(others.length, others.join()).toBeLessThan(5);
  },
);

/** The scroll position in the first frame that shows the next page. */
async function firstPlaceAfter(page: Page, navigate: () => Promise<void>): Promise<number> {
  const place = await page.evaluateHandle(() => {
    const [title, heading] = [document.title, document.querySelector("h1")?.textContent];
    const place = new Promise<number>((resolve) => {
      requestAnimationFrame(function look() {
        const isShown = document.querySelector("h1")?.textContent !== heading;
        if (isShown && document.title !== title) resolve(scrollY);
        else requestAnimationFrame(look);
      });
    });
    return { place };
  });
  await navigate();
  return place.evaluate(({ place }) => place);
}
