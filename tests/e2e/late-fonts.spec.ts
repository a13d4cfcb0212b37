/** Fallback fonts have the metrics of the web fonts, so that loading these causes no visible layout shift. */
import { setTimeout as delay } from "node:timers/promises";
import type { Page, Request } from "@playwright/test";
import { linkTo } from "#domain/links.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { expect, test } from "#tests/e2e/support/journey.ts";
import { layoutShiftScore } from "#tests/e2e/support/layout-shifts.ts";

const allFonts = /\.woff2$/;

/** Tolerated differences: words may move within a line, but the number of lines stays. */
interface ShiftTolerance {
  /** Layout shift score; browsers report shifts from three pixels on. */
  shifts: number;
  /** Of the elements that the layout below depends on: two fonts' widths differ by fractions of a percent. */
  pixels: number;
}

const tolerance: ShiftTolerance = { shifts: 0.001, pixels: 3 };

/** Widths of Arabic words differ more. */
const arabicTolerance: ShiftTolerance = { shifts: 0.004, pixels: 8 };

/** Common prefix of the fallback families' names. */
const latin = "Before Commissioner";
const arabic = "Before Plex Arabic";

const project = { country: "uae", city: "dubai", slug: "marina-arc" } as const;

const pagesIn = (language: Locale) =>
  [
    ["home", linkTo(language, "home")],
    ["project", linkTo(language, "project", project)],
  ] as const;

for (const language of locales) {
  for (const [name, path] of pagesIn(language)) {
    test(
      `no layout shifts when the web font loads: ${name}, ${language}`,
      { tag: "@full" },
      async ({ page }) => {
        const fonts = latinFonts(language);
        await expectNoShift(page, { name, path, fonts, fallbackFamilies: [latin], ...tolerance });
      },
    );
  }
}

for (const [name, path] of pagesIn("ar")) {
  test(
    `no layout shifts when the Arabic font loads: ${name}`,
    { tag: "@full" },
    async ({ page }) => {
      const fallbackFamilies = [latin, arabic];
      await expectNoShift(page, {
        name,
        path,
        fonts: allFonts,
        fallbackFamilies,
        ...arabicTolerance,
      });
    },
  );
}

interface FontSwapCase extends ShiftTolerance {
  name: "home" | "project";
  path: string;
  /** The delayed font files. */
  fonts: RegExp;
  /** The fallback families needed. */
  fallbackFamilies: readonly string[];
}

async function expectNoShift(page: Page, coming: FontSwapCase): Promise<void> {
  const { name, path, fonts, fallbackFamilies, shifts, pixels } = coming;
  const { requested, release, waitForOtherFonts } = await holdFonts(page, fonts);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await waitForFirstPaint(page);
  await waitForOtherFonts();
  for (const families of fallbackFamilies)
    test.skip(
      !(await hasFallbackFont(page, families)),
      "No face that stands in is on this machine.",
    );
  const [before, placesBefore] = [await layoutShiftScore(page), await places(page)];
  release();
  await page.waitForLoadState("networkidle");
  await waitForFonts(page);
  expect(requested.length).toBeGreaterThan(0);
  expect((await layoutShiftScore(page)) - before).toBeLessThan(shifts);
  if (name !== "home") return; // columns of a project's head depend on word widths
  const after = await places(page);
  expect(after.map(({ name }) => name)).toEqual(placesBefore.map(({ name }) => name));
  const moved = after.filter(({ top, end }, at) => {
    const was = placesBefore[at];
    return was && (Math.abs(top - was.top) > pixels || Math.abs(end - was.end) > pixels);
  });
  expect(moved).toEqual([]);
}

/** The heading and the header's elements, which the layout below depends on. */
function places(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("h1, header.site-header nav, .site-header__end, .coasts")].map(
      (element) => {
        const { top, right } = element.getBoundingClientRect();
        return { name: element.className || element.tagName, top, end: right };
      },
    ),
  );
}

/** Whether this machine has a font of the family. */
function hasFallbackFont(page: Page, named: string): Promise<boolean> {
  return page.evaluate(async (name) => {
    const fonts = [...document.fonts].filter(({ family }) => family.includes(name));
    const loaded = await Promise.allSettled(fonts.map((font) => font.load()));
    return loaded.some(({ status }) => status === "fulfilled");
  }, named);
}

/** In Arabic the Latin fonts, whose metrics differ less from their fallback than the Arabic ones. */
function latinFonts(language: Locale): RegExp {
  return language === "ar" ? /commissioner[^/]*\.woff2$/ : allFonts;
}

interface HeldFonts {
  /** The URLs requested so far. */
  requested: readonly string[];
  release: () => void;
  /** Waits for the fonts that are not held. */
  waitForOtherFonts: () => Promise<void>;
}

/** Holds matching font files of the next document. */
async function holdFonts(page: Page, fonts: RegExp): Promise<HeldFonts> {
  const gate = Promise.withResolvers<void>();
  const requested: string[] = [];
  const others = new Set<Request>();
  page.on("request", (request) => {
    if (allFonts.test(request.url()) && !fonts.test(request.url())) others.add(request);
  });
  page.on("requestfinished", (request) => others.delete(request));
  page.on("requestfailed", (request) => others.delete(request));
  await page.route(fonts, async (route) => {
    requested.push(route.request().url());
    await gate.promise;
    await route.continue();
  });
  return {
    requested,
    release: gate.resolve,
    async waitForOtherFonts() {
      while (others.size > 0) await delay(50);
    },
  };
}

/** Waits for the document's first paint. */
async function waitForFirstPaint(page: Page): Promise<void> {
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
}

/** Waits until no font is loading. */
async function waitForFonts(page: Page): Promise<void> {
  await page.evaluate(async () => void (await document.fonts.ready));
}
