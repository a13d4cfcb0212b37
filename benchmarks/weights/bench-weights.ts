import type { Browser } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { type CeilingName, type Measurement, worstOf } from "#benchmarks/ceilings.ts";
import { phone, startChromium } from "#benchmarks/support/chromium.ts";
import { printTable } from "#benchmarks/support/print-table.ts";
import { screenPaths } from "#tests/support/screen-paths.ts";
import { startSite } from "#benchmarks/support/server-process.ts";
import { type Weight, measureWeights } from "#benchmarks/weights/measure-weights.ts";

const visited = ["home", "listing", "project", "questionnaire"] as const;
const languages = ["en", "ar"] as const;
/** Milliseconds after `load`, for idle-time fetches, and again after a touch. */
const waitMs = 3_000;

/** Bytes by the build for every page and language, and in a browser for some, which may fetch more. */
export async function benchWeights(): Promise<Measurement[]> {
  const weights = await measureWeights();
  print(weights);
  const heaviestOf = (ceiling: CeilingName) =>
    worstOf(weights.filter((weight) => weight.ceiling === ceiling));
  return [
    heaviestOf("script"),
    worstOf(await visitPages()),
    heaviestOf("document"),
    heaviestOf("textDocument"),
  ].map(({ ceiling, value, of }) => ({ ceiling, value, of }));
}

async function visitPages(): Promise<Measurement[]> {
  const site = await startSite();
  const { browser } = await startChromium();
  try {
    const pages = languages.flatMap((language) =>
      visited.map(async (screen): Promise<Measurement> => {
        const bytes = await fetchedScript(browser, site.origin + screenPaths(language)[screen]);
        const of = `${screen}, ${language}`;
        return { ceiling: "fetchedScript", value: bytes / 1000, of };
      }),
    );
    const measured = await Promise.all(pages);
    printTable(
      ["fetched by a browser", "KB of script"],
      measured.map(({ of, value }) => [of, value.toFixed(1)]),
    );
    return measured;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Gzipped bytes of every script that a page on a phone fetches, until some time after a touch. */
async function fetchedScript(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const scripts = new Map<string, Promise<number>>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith(".js") || response.request().serviceWorker() || scripts.has(pathname))
      return;
    const bytes = response.body().then((body) => gzipSync(body, { level: 9 }).length);
    scripts.set(pathname, bytes);
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(waitMs);
  await page.touchscreen.tap(3, 3);
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(waitMs);
  const bytes = await Promise.all(scripts.values());
  await context.close();
  return bytes.reduce((sum, each) => sum + each, 0);
}

function print(weights: readonly Weight[]): void {
  const pages = Map.groupBy(weights, ({ of }) => of);
  printTable(
    ["KB gz", "script", "document"],
    [...pages].map(([of, both]) => [of, ...both.map(({ value }) => value.toFixed(1))]),
  );
}
