import type { Browser } from "@playwright/test";
import { startChromium } from "#benchmarks/browser/chromium.ts";
import { layoutShift, type Shift, watch } from "#benchmarks/browser/page-watch.ts";
import { rowOf, type Row } from "#benchmarks/support/row.ts";
import { startSite } from "#benchmarks/support/site-process.ts";
import { templatePaths } from "#benchmarks/support/templates.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { facesCame, holdFaces, painted } from "#tests/e2e/support/late-faces.ts";

const widths = [390, 1440];

/** What Google calls good, of all that moves on a page. */
const good = 0.1;

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
      const pages = Object.entries(templatePaths(language));
      for (const width of widths) {
        const shifts: [string, Shift][] = [];
        for (const [name, path] of pages)
          shifts.push([name, await shiftOf(browser, site.origin + path, language, width)]);
        const moved = shifts.filter(([, { value }]) => value > 0.001);
        for (const [name, { value, moved: parts }] of moved)
          console.log(
            `  ${language} ${name} at ${width} px: ${value.toFixed(4)} (${parts.join(", ")})`,
          );
        const [name, { value }] = shifts.reduce((one, other) =>
          other[1].value > one[1].value ? other : one,
        );
        const figure = `CLS as faces come late, worst of ${pages.length} pages in ${language} at ${width} px (${name})`;
        rows.push(
          rowOf({ section: "faces", figure, value, unit: "", aim: { of: "value", atMost: good } }),
        );
      }
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function shiftOf(
  browser: Browser,
  url: string,
  language: Locale,
  width: number,
): Promise<Shift> {
  const page = await browser.newPage({ viewport: { width, height: 844 } });
  const { release } = await holdFaces(page, language);
  await watch(page);
  await page.goto(url, { waitUntil: "domcontentloaded" });
  await painted(page);
  release();
  await page.waitForLoadState("load");
  await facesCame(page);
  const shift = await layoutShift(page);
  await page.close();
  return shift;
}
