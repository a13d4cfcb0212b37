/** Fades from page to page. The machines of tests have no graphics processor, so one is made up, and what pictures take is said. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { openScripted } from "#tests/e2e/support/documents.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";

interface Told {
  /** Whether the page has been told of the processor. */
  knows: boolean;
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
  await openKnowing(page, about);
  await follow(page, offers);
  await expect.poll(() => fades(page)).toMatchObject({ begun: 1, drawn: 1 });
  await page.goBack();
  await expect(page).toHaveURL(about);
  await expect(page.locator(`header a[href="${about}"][aria-current]`)).not.toHaveCount(0);
  expect(await fades(page)).toMatchObject({ begun: 1 });
});

test("the browser's own fades end with the new page in view", async ({ page }) => {
  await haveGraphics(page);
  await page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document);
    Object.defineProperty(document, "startViewTransition", {
      value(update: () => Promise<void>) {
        const fade = begin(update);
        window.fades.begun += 1;
        void fade.finished.then(() => (window.fades.drawn += 1));
        return fade;
      },
    });
  });
  await openKnowing(page, about);
  await follow(page, offers);
  await expect.poll(() => fades(page)).toMatchObject({ begun: 1, drawn: 1 });
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("a picture of the old page is not kept while the new one takes its time", async ({ page }) => {
  await haveGraphics(page);
  await tellFades(page, 0);
  await page.addInitScript(() => {
    const wait = window.setTimeout.bind(window);
    const hasten = (then: () => void, ms?: number, ...rest: unknown[]) =>
      wait(then, ms === 100 ? 0 : ms, ...rest);
    Object.assign(window, { setTimeout: hasten }); // the time is up before anything is drawn
  });
  await openKnowing(page, about);
  await follow(page, offers);
  expect(await fades(page)).toMatchObject({ begun: 1, skipped: 1 });
});

test("a list that is narrowed does not fade", async ({ page }) => {
  await haveGraphics(page);
  await tellFades(page, 0);
  await openKnowing(page, linkTo("en", "listing", { country: "turkey" }));
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
  await openKnowing(page, about);
  await follow(page, offers);
  expect(await fades(page)).toMatchObject({ begun: 1, skipped: 1, drawn: 0 });
  await follow(page, blog);
  expect(await fades(page)).toMatchObject({ begun: 1 });
});

test("a page that is merely quicker than its picture is shown at once, and the next one may fade", async ({
  page,
}) => {
  await haveGraphics(page);
  await tellFades(page, 2_000, 0);
  await openKnowing(page, about);
  await follow(page, offers);
  expect(await fades(page)).toMatchObject({ begun: 1, skipped: 1, drawn: 0 });
  await follow(page, blog);
  expect(await fades(page)).toMatchObject({ begun: 2 });
});

test("nothing fades where motion is not welcome", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await haveGraphics(page);
  await tellFades(page, 0);
  await openKnowing(page, about);
  await follow(page, offers);
  expect(await fades(page)).toMatchObject({ begun: 0 });
});

test("nothing fades without a graphics processor", async ({ page }) => {
  await haveGraphics(page, { isFallbackAdapter: true });
  await tellFades(page, 0);
  await openKnowing(page, about);
  await follow(page, offers);
  expect(await fades(page)).toMatchObject({ begun: 0 });
});

async function haveGraphics(page: Page, info = { isFallbackAdapter: false }): Promise<void> {
  await page.addInitScript((info) => {
    const told = { knows: false, begun: 0, skipped: 0, drawn: 0 };
    window.fades = told;
    Object.defineProperty(navigator, "gpu", {
      value: {
        async requestAdapter() {
          setTimeout(() => (told.knows = true)); // once whoever waits for the answer has it
          return { info };
        },
      },
    });
  }, info);
}

/**
 * In place of the browser's view transitions: takes the old page's picture after so many milliseconds. `passesMs` is what the
 * page's clock, which stands from then on, says has gone by, however quick the machine is.
 */
async function tellFades(page: Page, takesMs: number, passesMs = takesMs): Promise<void> {
  const times = { takesMs, passesMs };
  await page.addInitScript(({ takesMs, passesMs }) => {
    const told = window.fades;
    Object.defineProperty(document, "startViewTransition", {
      value(update: () => Promise<void>) {
        const old = document.title;
        told.begun += 1;
        const time = performance.now() + passesMs;
        performance.now = () => time;
        const take = () => update().then(() => (told.drawn += document.title === old ? 0 : 1));
        if (takesMs === 0) void Promise.resolve().then(take);
        else setTimeout(() => void take(), takesMs);
        return { ready: Promise.resolve(), skipTransition: () => void (told.skipped += 1) };
      },
    });
  }, times);
}

/** Opens a page that knows of the processor. */
async function openKnowing(page: Page, path: string): Promise<void> {
  await openScripted(page, path);
  await expect.poll(() => fades(page)).toMatchObject({ knows: true });
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
