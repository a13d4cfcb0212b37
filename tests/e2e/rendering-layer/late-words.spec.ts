/** What only the browser knows comes after the page as it was sent, and has its room there: on a phone nothing moves. */
import type { Locator, Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { locales } from "#domain/locale.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { shiftsOf } from "#tests/e2e/support/layout-shifts.ts";
import { textsOf } from "#tests/e2e/support/texts.ts";

const kept = "IST-1042";
const project = { country: "turkey", city: "istanbul", slug: "bosphorus-terraces" } as const;
/** A Saturday evening: no office is open, and to say when one will be takes the most words. */
const afterHours = new Date("2026-11-28T17:30:00Z");
const article = { slug: "turkish-citizenship-by-investment-explained" } as const;

/** Of layout shifts. */
const unseen = 0.0005;
/** The name of an order becomes another one within its line. */
const unseenInLine = 0.003;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, timezoneId: "UTC" });

for (const language of locales) {
  const texts = textsOf(language);

  test(`a home that is kept already: ${language}`, async ({ page }) => {
    const { begin, moved } = await openBeforeScripts(page, linkTo(language, "project", project));
    await begin(page.getByRole("heading", { level: 1 }));
    const pressed = page.locator(".phead__acts").getByRole("button", { pressed: true });
    await expect(pressed).toHaveCount(2);
    expect(await moved()).toBeLessThan(unseen);
  });

  test(`an office's hours by another clock: ${language}`, async ({ page }) => {
    await page.clock.setFixedTime(afterHours);
    const { begin, moved } = await openBeforeScripts(page, linkTo(language, "contact-us"));
    const hours = page.locator("[data-own-hours]").first();
    await begin(hours);
    await expect(hours).not.toBeEmpty();
    expect(await moved()).toBeLessThan(unseen);
  });

  test(`ways to pass an article on: ${language}`, async ({ page }) => {
    await page.addInitScript(() => {
      navigator.share = () => Promise.resolve();
    });
    const { begin, moved } = await openBeforeScripts(page, linkTo(language, "article", article));
    const copy = page.getByRole("button", { name: texts("share.copy") });
    await expect(copy).toBeHidden();
    await begin(page.getByRole("heading", { name: texts("article.share.heading") }));
    await expect(copy).toBeVisible();
    await expect(page.getByRole("button", { name: texts("share.more") })).toBeVisible();
    expect(await moved()).toBeLessThan(unseen);
  });

  test(`the way from a list that was shared to the own one: ${language}`, async ({ page }) => {
    const homes = [kept, "IST-1075"];
    const { begin, moved } = await openBeforeScripts(
      page,
      linkTo(language, "shortlist", { homes }),
    );
    await begin(page.getByRole("heading", { level: 1 }));
    await expect(
      page.getByRole("link", { name: texts("shortlist.own_list", { count: 1 }) }),
    ).toBeVisible();
    expect(await moved()).toBeLessThan(unseenInLine);
  });
}

/** Opens a page for somebody who keeps and compares a home, as it is before any script has come. */
async function openBeforeScripts(page: Page, path: string) {
  const come = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await come.promise;
    await route.continue();
  });
  await page.addInitScript(
    (homes) => {
      for (const list of ["shortlist", "compare"]) localStorage.setItem(`sahil.${list}`, homes);
    },
    JSON.stringify([kept]),
  );
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.evaluate(() => document.fonts.ready);
  let before = 0;
  return {
    /** Lets the scripts come, with the place in the middle of the window. */
    begin: async (place: Locator) => {
      await place.evaluate((it) => it.scrollIntoView({ block: "center", behavior: "instant" }));
      before = await shiftsOf(page);
      come.resolve();
    },
    moved: async () => (await shiftsOf(page)) - before,
  };
}
