import type { Browser } from "@playwright/test";
import { startChromium } from "#benchmarks/browser/chromium.ts";
import { layoutShift, type Shift, watch } from "#benchmarks/browser/page-watch.ts";
import { rowOf, type Row } from "#benchmarks/support/row.ts";
import { startSite } from "#benchmarks/support/site-process.ts";
import { templatePaths } from "#benchmarks/support/templates.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { allFaces, facesCame, holdFaces, painted } from "#tests/e2e/support/late-faces.ts";

const widths = [390, 1440];

/** What Google calls good, of all that moves on a page. */
const good = 0.1;

/** From here on the console names what moved. */
const told = 0.001;

/**
 * How far the first view moves (CLS) where the type faces come only after it was painted, as on a slow line: the worst page of each
 * language at each width. What stands in until then is a face of the machine that it runs on.
 */
export async function benchLateFaces(): Promise<Row[]> {
  const site = await startSite();
  const { browser } = await startChromium();
  const rows: Row[] = [];
  try {
    for (const language of locales) {
      for (const width of widths) {
        rows.push(await worstPage(browser, site.origin, language, width));
      }
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function worstPage(
  browser: Browser,
  origin: string,
  language: Locale,
  width: number,
): Promise<Row> {
  const pages = Object.entries(templatePaths(language));
  let worst = { name: "", value: -1 };
  for (const [name, path] of pages) {
    const { value, moved } = await shiftOf(browser, origin + path, width);
    if (value > worst.value) worst = { name, value };
    if (value > told)
      console.log(
        `  ${language} ${name} at ${width} px: ${value.toFixed(4)} (${moved.join(", ")})`,
      );
  }
  return rowOf({
    section: "faces",
    figure: `CLS as faces come late, worst of ${pages.length} pages in ${language} at ${width} px (${worst.name})`,
    value: worst.value,
    unit: "",
    aim: { of: "value", atMost: good },
    isGuard: true,
  });
}

async function shiftOf(browser: Browser, url: string, width: number): Promise<Shift> {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  const { held, release } = await holdFaces(page, allFaces);
  await watch(page);
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await painted(page);
  const before = await layoutShift(page); // what came in the usual way
  release();
  await page.waitForLoadState("load");
  await facesCame(page);
  if (held.length === 0) throw new Error(`${url} asked for no type face`);
  const { value, moved } = await layoutShift(page);
  await page.close();
  return { value: value - before.value, moved: moved.slice(before.moved.length) };
}
