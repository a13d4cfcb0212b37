import lighthouse from "lighthouse";
import { type CeilingName, type Measurement, worstOf } from "#benchmarks/ceilings.ts";
import type { BenchOptions } from "#benchmarks/sections.ts";
import { startChromium } from "#benchmarks/support/chromium.ts";
import { printTable } from "#benchmarks/support/print-table.ts";
import { notIndexed, screenNames, screenPaths } from "#tests/support/screen-paths.ts";
import { startSite } from "#benchmarks/support/server-process.ts";
import { mediansOf } from "#benchmarks/support/statistics.ts";
import type { Locale } from "#domain/locale.ts";
import type { RouteName } from "#site/route-table.ts";
import { screenModules } from "#site/routes.ts";
import { keysOf } from "#domain/keys-of.ts";

const languages = ["en", "ar"] as const satisfies readonly Locale[];
const rounds = 3;
const tries = 4;

interface Page {
  screen: RouteName;
  language: Locale;
  path: string;
}

interface Figures {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  blockingTime: number;
  layoutShift: number;
}

interface Run {
  figures: Figures;
  /** Scored audits that failed. */
  failed: readonly string[];
}

/**
 * Lighthouse mobile with simulated throttling, one page per template; a short run audits each once, a full one takes medians of
 * three. Pages with noindex skip the indexing audit.
 */
export async function benchLighthouse({ isFull }: BenchOptions): Promise<Measurement[]> {
  const pages = isFull ? everyTemplate() : everyTemplate().filter(isOfShortRun);
  const runs = new Map<Page, Run[]>(pages.map((page) => [page, []]));
  const site = await startSite();
  try {
    // A page's runs are one round of all pages apart, so that a slow minute affects only one of them.
    for (let round = 0; round < (isFull ? rounds : 1); round++)
      await auditAll(pages, site.origin, (page, run) => runs.get(page)?.push(run));
  } finally {
    await site.stop();
  }
  const results = [...runs].map(([page, pageRuns]) => ({
    page,
    figures: mediansOf(pageRuns.map(({ figures }) => figures)),
    failed: pageRuns.at(-1)?.failed ?? [],
  }));
  print(results);
  const note = isFull ? "" : ", one run";
  const measurements = results.flatMap(({ page, figures }) =>
    ceilingsOf(page.screen, figures).map(([ceiling, value]): Measurement => {
      return { ceiling, value, of: `${page.screen}, ${page.language}${note}` };
    }),
  );
  return [...Map.groupBy(measurements, ({ ceiling }) => ceiling).values()].map(worstOf);
}

function everyTemplate(): Page[] {
  const modules = new Map(screenNames.map((screen) => [screenModules[screen], screen])); // of screens that share a module the last
  return [...modules.values()].flatMap((screen) =>
    languages.map((language) => ({ screen, language, path: screenPaths(language)[screen] })),
  );
}

function isOfShortRun(_: Page, at: number): boolean {
  return at % 4 === 0 || at % 4 === 3;
}

function ceilingsOf(screen: RouteName, figures: Figures): [CeilingName, number][] {
  const { performance, ...others } = figures;
  const names = keysOf(others);
  return [
    [screen === "project" ? "projectPerformance" : "performance", performance],
    ...names.map((name): [CeilingName, number] => [name, others[name]]),
  ];
}

async function auditAll(
  pages: readonly Page[],
  origin: string,
  report: (page: Page, run: Run) => void,
): Promise<void> {
  let chromium = await startWarm(origin);
  try {
    for (const page of pages) {
      let run = await audit(page, origin, chromium.port);
      for (let failed = 1; run instanceof Error && failed < tries; failed++) {
        console.log(`  ${run.message} Once more, in another browser.`);
        await chromium.browser.close();
        chromium = await startWarm(origin);
        run = await audit(page, origin, chromium.port);
      }
      if (run instanceof Error) throw run;
      console.log(`  ${page.screen}, ${page.language}: performance ${run.figures.performance}`);
      report(page, run);
    }
  } finally {
    await chromium.browser.close();
  }
}

/** A browser's first page waits for the browser's start, so one is opened before. */
async function startWarm(origin: string): ReturnType<typeof startChromium> {
  const chromium = await startChromium();
  const page = await chromium.browser.newPage();
  await page.goto(origin);
  await page.close();
  return chromium;
}

/** Returns an error without a result: Chromium sometimes gives Lighthouse no trace (NO_NAVSTART). */
async function audit({ screen, path }: Page, origin: string, port: number): Promise<Run | Error> {
  const url = origin + path;
  let result;
  try {
    result = await lighthouse(url, {
      port,
      output: "json",
      logLevel: "error",
      disableFullPageScreenshot: true,
      skipAudits: notIndexed.has(screen) ? ["is-crawlable"] : null,
    });
  } catch (cause) {
    return new Error(`Lighthouse broke off at ${url}.`, { cause });
  }
  if (!result || result.lhr.runtimeError) {
    const why = result?.lhr.runtimeError?.message ?? "It had no result.";
    return new Error(`Lighthouse could not audit ${url}: ${why}`);
  }
  const { audits, categories } = result.lhr;
  const points = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const measured = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    figures: {
      performance: points("performance"),
      accessibility: points("accessibility"),
      bestPractices: points("best-practices"),
      seo: points("seo"),
      blockingTime: measured("total-blocking-time"),
      layoutShift: measured("cumulative-layout-shift"),
    },
    failed: Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  };
}

function print(results: readonly (Run & { page: Page })[]): void {
  printTable(
    ["page", "performance", "accessibility", "best practices", "SEO", "TBT", "CLS", "lost"],
    results.map(({ page, figures, failed }) => [
      `${page.screen}, ${page.language}`,
      ...[figures.performance, figures.accessibility, figures.bestPractices, figures.seo].map(
        String,
      ),
      figures.blockingTime.toFixed(0),
      figures.layoutShift.toFixed(3),
      failed.join(", "),
    ]),
  );
}
