import type { Browser } from "@playwright/test";
import { type CeilingName, type Measurement, worstOf } from "#benchmarks/ceilings.ts";
import type { BenchOptions } from "#benchmarks/sections.ts";
import { phone, startChromium } from "#benchmarks/support/chromium.ts";
import { recordMetrics, metricsSoFar } from "#benchmarks/support/page-metrics.ts";
import { printTable } from "#benchmarks/support/print-table.ts";
import { screenPaths } from "#tests/support/screen-paths.ts";
import { startSite } from "#benchmarks/support/server-process.ts";
import { median } from "#benchmarks/support/statistics.ts";
import { waitForHydration } from "#tests/e2e/support/hydration.ts";

const visited = ["home", "listing", "project", "article"] as const;
const languages = ["en", "ar"] as const;

/** DevTools delays each response and throttles its bytes, but not the connection's handshake. */
const slowLine = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowDown = 4;

/**
 * Page loads on a phone with an empty cache: a slow connection at full CPU speed, and a fast one at a quarter of it. A full run
 * takes medians of three.
 */
export async function benchSlowLine({ isFull }: BenchOptions): Promise<Measurement[]> {
  const site = await startSite();
  const { browser } = await startChromium();
  try {
    const measurements: Measurement[] = [];
    for (const language of languages) {
      for (const screen of visited) {
        const url = site.origin + screenPaths(language)[screen];
        const of = `${screen}, ${language}${isFull ? "" : ", one run"}`;
        const figures = await measurePage(browser, url, isFull ? 3 : 1);
        for (const [ceiling, value] of figures) measurements.push({ ceiling, value, of });
      }
    }
    print(measurements);
    return [...Map.groupBy(measurements, ({ ceiling }) => ceiling).values()].map(worstOf);
  } finally {
    await browser.close();
    await site.stop();
  }
}

async function measurePage(
  browser: Browser,
  url: string,
  rounds: number,
): Promise<[CeilingName, number][]> {
  const slow: Loaded[] = [];
  const weak: Loaded[] = [];
  for (let round = 0; round < rounds; round++) {
    slow.push(await load(browser, url, "slow line"));
    weak.push(await load(browser, url, "slow processor"));
  }
  return [
    ["slowLcp", median(slow.map(({ lcp }) => lcp)) / 1000],
    ["slowLayoutShift", median(slow.map(({ layoutShift }) => layoutShift))],
    ["wholeBlocking", median(weak.map(({ blocking }) => blocking))],
  ];
}

type Loaded = Awaited<ReturnType<typeof metricsSoFar>>;

async function load(
  browser: Browser,
  url: string,
  slow: "slow line" | "slow processor",
): Promise<Loaded> {
  const context = await browser.newContext({ ...phone, serviceWorkers: "block" });
  const page = await context.newPage();
  await recordMetrics(page);
  const devtools = await context.newCDPSession(page);
  if (slow === "slow line") {
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", { offline: false, ...slowLine });
  } else await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowDown });
  await page.goto(url, { waitUntil: "networkidle" });
  await waitForHydration(page);
  const watched = await metricsSoFar(page);
  await context.close();
  return watched;
}

function print(measurements: readonly Measurement[]): void {
  const valueOf = (ceiling: CeilingName, of: string) =>
    measurements.find((it) => it.ceiling === ceiling && it.of === of)?.value ?? Number.NaN;
  printTable(
    ["page", "LCP s", "CLS", "blocking ms"],
    [...new Set(measurements.map(({ of }) => of))].map((of) => [
      of,
      valueOf("slowLcp", of).toFixed(2),
      valueOf("slowLayoutShift", of).toFixed(3),
      valueOf("wholeBlocking", of).toFixed(0),
    ]),
  );
}
