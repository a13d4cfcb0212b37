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

interface Judged {
  page: string;
  language: Locale;
  values: Record<Figure, number>;
  /** Of the same page without any script, judged once after it. */
  bare: Record<Timed, number>;
  /** Audits that did not pass in the last run and count for the score. */
  lost: readonly string[];
}

/**
 * Lighthouse, mobile with its own simulated throttling, on a page of every screen in a language of either
 * direction; each figure is the median of three runs. Pages may be named by their screens. Pages that search
 * engines are kept out of on purpose are not asked whether they can be found. What takes time stands beside the same
 * page without any script, judged once right after it, for it is as much of the machine. One row a figure and language: the
 * page that does worst.
 */
export async function benchLighthouse(named: readonly string[] = []): Promise<Row[]> {
  const site = await startSite();
  const bare = await withoutScripts(site.origin);
  const { browser, port } = await startChromium();
  const judged: Judged[] = [];
  try {
    for (const language of languages) {
      for (const [page, path] of Object.entries(templatePaths(language))) {
        if (named.length > 0 && !named.includes(page)) continue;
        const result = await judge({ page, language, path }, [site.origin, bare.origin], port);
        console.log(`  ${language} ${page}: ${summary(result)}`);
        judged.push(result);
      }
    }
  } finally {
    await browser.close();
    await bare.stop();
    await site.stop();
  }
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

async function judge(
  { page, language, path }: { page: string; language: Locale; path: string },
  [origin, bareOrigin]: readonly [string, string],
  port: number,
): Promise<Judged> {
  const samples: Record<Figure, number>[] = [];
  let lost: string[] = [];
  for (let run = 0; run < runs; run++) {
    const { values, failed } = await runOnce(origin + path, port, notIndexed.has(page));
    samples.push(values);
    lost = failed;
  }
  const bare = await runOnce(bareOrigin + path, port, notIndexed.has(page));
  return {
    page,
    language,
    values: mediansOf(samples),
    bare: bare.values,
    lost,
  };
}

/** A page that could not be judged, such as the first one of a browser that has just started, is tried once more. */
async function runOnce(url: string, port: number, unlisted: boolean, isLast = false) {
  const skipAudits = unlisted ? ["is-crawlable"] : null;
  const result = await lighthouse(url, { port, output: "json", logLevel: "error", skipAudits });
  if (!result || result.lhr.runtimeError) {
    if (!isLast) return runOnce(url, port, unlisted, true);
    throw new Error(`Lighthouse could not judge ${url}: ${result?.lhr.runtimeError?.message}`);
  }
  const { audits, categories } = result.lhr;
  const points = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const measured = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    values: {
      performance: points("performance"),
      accessibility: points("accessibility"),
      "best practices": points("best-practices"),
      SEO: points("seo"),
      LCP: Math.round(measured("largest-contentful-paint")),
      TBT: Math.round(measured("total-blocking-time")),
      CLS: Math.round(measured("cumulative-layout-shift") * 10_000) / 10_000,
    },
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

function summary({ values, bare, lost }: Judged): string {
  const told = [
    ...figureNames.map((figure) => `${figure} ${values[figure]}`),
    ...timed.map((figure) => `${figure} without scripts ${bare[figure]}`),
  ].join(", ");
  return lost.length > 0 ? `${told}; lost: ${lost.join(", ")}` : told;
}

function printPages(judged: readonly Judged[]): void {
  printTable(
    ["median of three", ...figureNames, ...timed.map((figure) => `bare ${figure}`)],
    judged.map(({ page, language, values, bare }) => [
      `${page} (${language})`,
      ...figureNames.map((figure) => String(values[figure])),
      ...timed.map((figure) => String(bare[figure])),
    ]),
  );
}
