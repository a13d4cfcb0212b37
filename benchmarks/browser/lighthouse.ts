import lighthouse from "lighthouse";
import { rowOf, type Aim, type Row } from "#benchmarks/support/row.ts";
import { startSite } from "#benchmarks/support/site-process.ts";
import { mediansOf, printTable } from "#benchmarks/support/table.ts";
import { startChromium } from "#benchmarks/browser/chromium.ts";
import { notIndexed, templatePaths } from "#benchmarks/support/templates.ts";
import { withoutScripts } from "#benchmarks/browser/without-scripts.ts";
import type { Locale } from "#domain/locale.ts";

const languages = ["en", "ar"] as const satisfies readonly Locale[];
const runs = 3;
const tries = 4;

const figures = {
  performance: { unit: "points", aim: { of: "value", atLeast: 99 } },
  accessibility: { unit: "points", aim: { of: "value", atLeast: 100 } },
  "best practices": { unit: "points", aim: { of: "value", atLeast: 100 } },
  SEO: { unit: "points", aim: { of: "value", atLeast: 100 } },
  LCP: { unit: "ms", aim: { of: "value", atMost: 1950 } },
  TBT: { unit: "ms", aim: { of: "value", atMost: 30 } },
  CLS: { unit: "", aim: { of: "value", atMost: 0 } },
} as const satisfies Record<string, { unit: string; aim: Aim }>;
type Figure = keyof typeof figures;

/** What the page without scripts is compared by: a busy machine has such figures, too. */
const timed = ["LCP", "TBT"] as const satisfies readonly Figure[];
type Timed = (typeof timed)[number];

/** The keys are those of the table above. */
const figureNames = Object.keys(figures) as Figure[];

interface Screen {
  page: string;
  language: Locale;
  path: string;
}

interface Run {
  values: Record<Figure, number>;
  /** Audits that did not pass and count for the score. */
  failed: readonly string[];
}

interface Judged extends Screen {
  values: Record<Figure, number>;
  /** Of the same page without any script, judged once. */
  bare: Record<Timed, number>;
  /** Audits that did not pass in the last run. */
  lost: readonly string[];
}

/**
 * Lighthouse, mobile with its own simulated throttling, on a page of every screen in a language of either
 * direction; each figure is the median of three runs, which are a round of all pages apart, so that one slow minute
 * of the machine is in one of them alone. Pages may be named by their screens. Pages that search
 * engines are kept out of on purpose are not asked whether they can be found. What takes time stands beside the same
 * page without any script, judged in a fourth round, for it is as much of the machine. One row a figure and language: the
 * page that does worst.
 */
export async function benchLighthouse(named: readonly string[] = []): Promise<Row[]> {
  const judged = await judge(screensOf(named));
  printPages(judged);
  return languages.flatMap((language) =>
    figureNames.map((figure) =>
      worst(
        figure,
        judged.filter((it) => it.language === language),
      ),
    ),
  );
}

function screensOf(named: readonly string[]): Screen[] {
  return languages.flatMap((language) =>
    Object.entries(templatePaths(language))
      .filter(([page]) => named.length === 0 || named.includes(page))
      .map(([page, path]) => ({ page, language, path })),
  );
}

async function judge(screens: readonly Screen[]): Promise<Judged[]> {
  const site = await startSite();
  const bare = await withoutScripts(site.origin);
  try {
    const rounds: Run[][] = [];
    for (let round = 1; round <= runs; round++) {
      console.log(`  round ${round}`);
      rounds.push(await runAll(screens, site.origin));
    }
    console.log("  without scripts");
    const bares = await runAll(screens, bare.origin);
    return screens.flatMap((screen, at) => {
      const bareRun = bares[at];
      if (bareRun === undefined) return [];
      const own = rounds.flatMap((round) => round[at] ?? []);
      const values = mediansOf(own.map((run) => run.values));
      return [{ ...screen, values, bare: bareRun.values, lost: own.at(-1)?.failed ?? [] }];
    });
  } finally {
    await bare.stop();
    await site.stop();
  }
}

async function runAll(screens: readonly Screen[], origin: string): Promise<Run[]> {
  const all: Run[] = [];
  let chromium = await startWarm(origin);
  try {
    for (const screen of screens) {
      const told = `  ${screen.language} ${screen.page}`;
      let run = await runOnce(screen, origin, chromium.port);
      for (let failed = 1; run instanceof Error && failed < tries; failed++) {
        console.log(`${told}: ${run.message} Once more, in another browser.`);
        await chromium.browser.close();
        chromium = await startWarm(origin);
        run = await runOnce(screen, origin, chromium.port);
      }
      if (run instanceof Error) throw run;
      console.log(`${told}: ${summary(run)}`);
      all.push(run);
    }
  } finally {
    await chromium.browser.close();
  }
  return all;
}

/** Has opened a page before one is judged: the first one of a browser waits for the browser itself. */
async function startWarm(origin: string): ReturnType<typeof startChromium> {
  const chromium = await startChromium();
  try {
    const page = await chromium.browser.newPage();
    await page.goto(origin);
    await page.close();
    return chromium;
  } catch (cause) {
    await chromium.browser.close();
    throw cause;
  }
}

/** A page that could not be judged is answered as an error: Chromium at times gives Lighthouse no trace of one (NO_NAVSTART), over and over. */
async function runOnce({ page, path }: Screen, origin: string, port: number): Promise<Run | Error> {
  const url = origin + path;
  const skipAudits = notIndexed.has(page) ? ["is-crawlable"] : null;
  let result;
  try {
    result = await lighthouse(url, { port, output: "json", logLevel: "error", skipAudits });
  } catch (cause) {
    return new Error(`Lighthouse broke off at ${url}.`, { cause });
  }
  if (!result || result.lhr.runtimeError) {
    const why = result?.lhr.runtimeError?.message ?? "It had no result.";
    return new Error(`Lighthouse could not judge ${url}: ${why}`);
  }
  const { audits, categories } = result.lhr;
  const points = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const measured = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const values = {
    performance: points("performance"),
    accessibility: points("accessibility"),
    "best practices": points("best-practices"),
    SEO: points("seo"),
    LCP: Math.round(measured("largest-contentful-paint")),
    TBT: Math.round(measured("total-blocking-time")),
    CLS: Math.round(measured("cumulative-layout-shift") * 10_000) / 10_000,
  };
  const missing = figureNames.filter((figure) => !Number.isFinite(values[figure]));
  if (missing.length > 0) return new Error(`Lighthouse has no ${missing.join(", ")} of ${url}.`);
  return {
    values,
    failed: Object.values(categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id),
  };
}

function worst(figure: Figure, judged: readonly Judged[]): Row {
  const { unit, aim } = figures[figure];
  const sorted = judged.toSorted((a, b) => a.values[figure] - b.values[figure]);
  const found = sorted.at("atMost" in aim ? -1 : 0);
  if (!found) throw new Error("No page was judged; the names are those of the site map's screens.");
  return rowOf({
    section: "lighthouse",
    figure: `${figure}, worst of ${judged.length} pages in ${found.language} (${found.page})`,
    value: found.values[figure],
    unit,
    aim,
    ...(isTimed(figure) && { baseline: found.bare[figure] }),
  });
}

function isTimed(figure: Figure): figure is Timed {
  return timed.some((name) => name === figure);
}

function summary({ values, failed }: Run): string {
  const told = figureNames.map((figure) => `${figure} ${values[figure]}`).join(", ");
  return failed.length > 0 ? `${told}; lost: ${failed.join(", ")}` : told;
}

function printPages(judged: readonly Judged[]): void {
  printTable(
    ["median of three", ...figureNames, ...timed.map((figure) => `bare ${figure}`), "lost"],
    judged.map(({ page, language, values, bare, lost }) => [
      `${page} (${language})`,
      ...figureNames.map((figure) => String(values[figure])),
      ...timed.map((figure) => String(bare[figure])),
      lost.join(", "),
    ]),
  );
}
