/** Fades from page to page. The machines of tests have no graphics processor, so one is made up, and what pictures take is said. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { openScripted } from "#tests/e2e/support/documents.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

interface Told {
  begun: number;
  skipped: number;
  /** How many times the new page stood when its picture was to be taken. */
  drawn: number;
}

declare global {
  interface Window {
    fades: Told;
  }
}

const [about, offers, blog] = [
  linkTo("en", "about-us"),
  linkTo("en", "offers"),
  linkTo("en", "blog"),
];

test("a page fades into the one that a link leads to, and steps back do not", async ({ page }) => {
  await haveGraphics(page);
  await tellFades(page, 0);
  await openScripted(page, about);
  await follow(page, offers);
  await expect.poll(() => fades(page)).toMatchObject({ begun: 1, drawn: 1 });
  await page.goBack();
  await expect(page).toHaveURL(about);
  await expect(page.locator(`header a[href="${about}"][aria-current]`)).not.toHaveCount(0);
  expect(await fades(page)).toMatchObject({ begun: 1 });
});

test("the browser's own fade ends at the new page, which has the focus and answers", async ({
  page,
}) => {
  await haveGraphics(page);
  await openScripted(page, about);
  await follow(page, offers);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await follow(page, blog);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a list that is narrowed does not fade", async ({ page }) => {
  await haveGraphics(page);
  await tellFades(page, 0);
  await openScripted(page, linkTo("en", "listing", { country: "turkey" }));
  const villas = page.locator("main details[name=filter]").filter({
    has: page.locator("input[value=villas]"),
  });
  await villas.locator("summary").click();
  await villas.locator("input[value=villas]").click();
  await expect(page).toHaveURL(linkTo("en", "listing", { country: "turkey", type: "villas" }));
  await expect(page).toHaveTitle(/villas/i);
  expect(await fades(page)).toMatchObject({ begun: 0 });
});

test("where pictures take long the next page is shown at once, and nothing fades any more", async ({
  page,
}) => {
  await haveGraphics(page);
  await tellFades(page, 2_000);
  await openScripted(page, about);
  await follow(page, offers);
  expect(await fades(page)).toEqual({ begun: 1, skipped: 1, drawn: 0 });
  await follow(page, blog);
  expect(await fades(page)).toMatchObject({ begun: 1 });
});

test("nothing fades where motion is not welcome", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await haveGraphics(page);
  await tellFades(page, 0);
  await openScripted(page, about);
  await follow(page, offers);
  expect(await fades(page)).toMatchObject({ begun: 0 });
});

test("nothing fades without a graphics processor", async ({ page }) => {
  await haveGraphics(page, { isFallbackAdapter: true });
  await tellFades(page, 0);
  await openScripted(page, about);
  await follow(page, offers);
  expect(await fades(page)).toMatchObject({ begun: 0 });
});

async function haveGraphics(page: Page, info = { isFallbackAdapter: false }): Promise<void> {
  await page.addInitScript((info) => {
    Object.defineProperty(navigator, "gpu", {
      value: { requestAdapter: () => Promise.resolve({ info }) },
    });
  }, info);
}

/** In place of the browser's view transitions: takes the old page's picture after so many milliseconds. */
async function tellFades(page: Page, takesMs: number): Promise<void> {
  await page.addInitScript((takesMs) => {
    const told = { begun: 0, skipped: 0, drawn: 0 };
    window.fades = told;
    Object.defineProperty(document, "startViewTransition", {
      value(update: () => Promise<void>) {
        const old = document.title;
        told.begun += 1;
        const take = () => update().then(() => (told.drawn += document.title === old ? 0 : 1));
        if (takesMs === 0) void Promise.resolve().then(take);
        else setTimeout(take, takesMs);
        return { ready: Promise.resolve(), skipTransition: () => void (told.skipped += 1) };
      },
    });
  }, takesMs);
}

function fades(page: Page): Promise<Told> {
  return page.evaluate(() => window.fades);
}

async function follow(page: Page, path: string): Promise<void> {
  await page
    .getByRole("banner")
    .locator(`a[href="${path}"]`)
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}
