import type { Browser, Page, Response } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { startChromium } from "#benchmarks/browser/chromium.ts";
import { shareThatRan } from "#benchmarks/browser/coverage.ts";
import { layoutShift, type Shift, watch } from "#benchmarks/browser/page-watch.ts";
import { rowOf, type Row } from "#benchmarks/support/row.ts";
import { startSite } from "#benchmarks/support/site-process.ts";
import { templatePaths } from "#benchmarks/support/templates.ts";
import { nameOf, weigh } from "#benchmarks/wire/weigh.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { hydrated } from "#tests/e2e/support/documents.ts";

const phone = { width: 390, height: 844 };

/** The pages of which what comes by itself is weighed. */
const weighed = ["home", "listing", "project", "article"] as const;

/** Shown as 0.00, as Lighthouse does. */
const unseen = 0.005;

const atOnce = 4;

/** React and its router, which the empty page brings as well. */
const ofEverySite = "framework.js";

/**
 * A page on a phone that nobody touches, until its scripts have run by themselves: how far it moves, how much script it fetches
 * beside what it lists, and how much of what it lists has run. That is what a test of its first view cannot see.
 */
export async function benchUntouched(): Promise<Row[]> {
  const site = await startSite();
  const { browser } = await startChromium();
  try {
    const rows: Row[] = [];
    for (const language of locales) {
      const pages = await lookAtAll(browser, site.origin, language);
      rows.push(shiftRow(language, pages), ...(await scriptRows(site.origin, language, pages)));
    }
    for (const screen of weighed) rows.push(await ranRow(browser, site.origin, screen));
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

interface Untouched {
  name: string;
  path: string;
  shift: Shift;
  /** After gzip, in bytes. */
  script: number;
}

async function lookAtAll(
  browser: Browser,
  origin: string,
  language: Locale,
): Promise<readonly Untouched[]> {
  const left = Object.entries(templatePaths(language));
  const seen: Untouched[] = [];
  const lookOn = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      const [name, path] = next;
      seen.push({ name, path, ...(await leaveAlone(browser, origin + path)) });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lookOn));
  return seen;
}

async function leaveAlone(
  browser: Browser,
  url: string,
): Promise<Pick<Untouched, "shift" | "script">> {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await page.route(/\.woff2$/, (route) => route.abort()); // type faces move pages, too: that is in `faces`
  const script = weighScript(page);
  await watch(page);
  await page.goto(url);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const shift = await layoutShift(page);
  const bytes = await script();
  await context.close();
  return { shift, script: bytes };
}

/** Weighs the scripts, and the texts and facts that they read, that a page fetches from now on, each once. */
function weighScript(page: Page): () => Promise<number> {
  const answers = new Map<string, Promise<number>>();
  const note = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(?:js|json)$/.test(pathname) || answers.has(pathname)) return;
    answers.set(
      pathname,
      response.body().then((body) => gzipSync(body).length),
    );
  };
  page.on("response", note);
  return async () => {
    page.off("response", note);
    const weights = await Promise.all(answers.values());
    return weights.reduce((sum, weight) => sum + weight, 0);
  };
}

function shiftRow(language: Locale, pages: readonly Untouched[]): Row {
  for (const { name, shift } of pages)
    if (shift.value > unseen)
      console.log(`  ${language} ${name}: ${shift.value.toFixed(4)} (${shift.moved.join(", ")})`);
  const worst = pages.reduce((one, other) => (other.shift.value > one.shift.value ? other : one));
  return rowOf({
    section: "untouched",
    figure: `CLS until scripts have run, worst of ${pages.length} pages in ${language} (${worst.name})`,
    value: worst.shift.value,
    unit: "",
    aim: { of: "value", atMost: unseen },
    isGuard: true,
  });
}

/** Of the site's own scripts that a page lists: what has not run waits for a press, a failure or another page. */
async function ranRow(
  browser: Browser,
  origin: string,
  screen: (typeof weighed)[number],
): Promise<Row> {
  const url = origin + templatePaths("en")[screen];
  const listed = new Set((await weigh(url)).script.map(({ name }) => name));
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await page.goto(url);
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  const covered = await page.coverage.stopJSCoverage();
  await context.close();
  const own = covered.filter(({ url }) => listed.has(nameOf(url)) && nameOf(url) !== ofEverySite);
  return rowOf({
    section: "untouched",
    figure: `share of its own listed script that ${screen} in en has run`,
    value: shareThatRan(own) * 100,
    unit: "%",
  });
}

async function scriptRows(
  origin: string,
  language: Locale,
  pages: readonly Untouched[],
): Promise<Row[]> {
  const wanted = pages.filter(({ name }) => weighed.some((screen) => screen === name));
  const rows = wanted.map(async ({ name, path, script }) => {
    const listed = (await weigh(origin + path)).script.reduce((sum, { bytes }) => sum + bytes, 0);
    return rowOf({
      section: "untouched",
      figure: `script of ${name} in ${language} with what it fetches by itself, against what it lists`,
      value: script / 1024,
      unit: "KB gz",
      baseline: listed / 1024,
    });
  });
  return Promise.all(rows);
}
