/** Shortlist and comparison at URLs without references, which show the device's own list. */
import type { Page } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { holdResponses } from "#tests/e2e/support/held-responses.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { layoutShiftScore } from "#tests/e2e/support/layout-shifts.ts";
import { textsOf } from "#tests/e2e/support/message-texts.ts";

const lists = {
  shortlist: { empty: "shortlist.empty.heading", shown: ".shortlist-rows" },
  compare: { empty: "compare.none.heading", shown: ".comparison" },
} as const;
type ListName = keyof typeof lists;
const names: readonly ListName[] = ["shortlist", "compare"];
const visitors = [
  { language: "ar", homes: ["IST-1042", "DXB-2010"] },
  { language: "tr", homes: ["IST-1042"] },
] as const;
const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Layout shift score from load to the final list. */
const unseen = 0.005;
const scriptDelayMs = 800;

for (const name of names) {
  const { empty, shown } = lists[name];

  for (const { language, homes } of visitors) {
    for (const viewport of windows) {
      const isUsual = language === "ar" && viewport.width === 390;
      const tag = isUsual ? [] : "@full";
      const title = `${name}, ${homes.length}, ${language}, ${viewport.width}`;

      test(
        `saved projects load without a flash of the empty state or layout shifts: ${title}`,
        { tag },
        async ({ page }) => {
          const texts = textsOf(language);
          await page.setViewportSize(viewport);
          await storeList(page, name, homes);
          await delayScripts(page);
          const wasSeen = await watchFor(page, texts(empty));
          const held = await holdResponses(page);
          await page.goto(linkTo(language, name), { waitUntil: "domcontentloaded" });
          const wait = page
            .getByRole("main")
            .getByRole("progressbar", { name: texts("layout.loading") });
          await expect(wait).toBeInViewport();
          await held.waitForRequests(1);
          await expect(wait).toBeInViewport();
          held.release();
          await expect(page.locator(shown)).toBeVisible();
          await expect(wait).toHaveCount(0);
          expect(await wasSeen()).toBe(false);
          expect(await layoutShiftScore(page)).toBeLessThanOrEqual(unseen);
        },
      );
    }
  }

  test(
    `the empty state appears once storage is read, without layout shifts: ${name}`,
    { tag: name === "shortlist" ? [] : "@full" },
    async ({ page }) => {
      const texts = textsOf("ar");
      const scripts = Promise.withResolvers<void>();
      await page.route(/\.js$/, async (route) => {
        await scripts.promise;
        await route.continue();
      });
      await storeList(page, name, []);
      await page.goto(linkTo("ar", name), { waitUntil: "commit" });
      const wait = page
        .getByRole("main")
        .getByRole("progressbar", { name: texts("layout.loading") });
      await expect(wait).toBeInViewport();
      scripts.resolve();
      await expect(page.getByRole("heading", { name: texts(empty) })).toBeInViewport();
      await expect(wait).toHaveCount(0);
      expect(await layoutShiftScore(page)).toBeLessThanOrEqual(unseen);
    },
  );

  test(
    `invalid stored values count as no projects: ${name}`,
    { tag: "@full" },
    async ({ page }) => {
      await storeList(page, name, ["none of ours"]);
      await page.goto(linkTo("ar", name));
      await expect(page.getByRole("heading", { name: textsOf("ar")(empty) })).toBeInViewport();
      await expect(page).toHaveURL(linkTo("ar", name));
    },
  );

  test(
    `the empty state appears when scripts fail to load: ${name}`,
    { tag: name === "compare" ? [] : "@full" },
    async ({ browser }) => {
      const page = await browser.newPage();
      await storeList(page, name, ["IST-1042", "DXB-2010"]);
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto(linkTo("ar", name));
      await expect(page.getByRole("heading", { name: textsOf("ar")(empty) })).toBeInViewport();
      await page.close();
    },
  );

  test(
    `without JavaScript the list is not shown as loading: ${name}`,
    { tag: "@full" },
    async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(linkTo("ar", name));
      await expect(page.getByRole("heading", { name: textsOf("ar")(empty) })).toBeInViewport();
      await context.close();
    },
  );
}

async function storeList(page: Page, list: ListName, homes: readonly string[]): Promise<void> {
  await page.addInitScript(([name, text]) => localStorage.setItem(name, text), [
    `sahil.${list}`,
    JSON.stringify(homes),
  ] as const);
}

/** Scripts load after the first paint, as on a slow connection. */
async function delayScripts(page: Page): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, scriptDelayMs));
    await route.continue();
  });
}

/** Watches every frame from the start; the result tells whether the text was ever visible. */
async function watchFor(page: Page, words: string): Promise<() => Promise<boolean>> {
  await page.addInitScript((words) => {
    let wasSeen = false;
    requestAnimationFrame(function look() {
      wasSeen ||= [...document.querySelectorAll("main h2")].some(
        (heading) =>
          heading.textContent === words && heading.checkVisibility({ visibilityProperty: true }),
      );
      if (wasSeen) document.documentElement.dataset["textSeen"] = "";
      else requestAnimationFrame(look);
    });
  }, words);
  return () => page.evaluate(() => "textSeen" in document.documentElement.dataset);
}
