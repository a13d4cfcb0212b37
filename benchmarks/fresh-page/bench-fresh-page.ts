import { gzipSync } from "node:zlib";
import { type Measurement, worstOf } from "#benchmarks/ceilings.ts";
import type { BenchOptions } from "#benchmarks/sections.ts";
import { serveBarePage } from "#benchmarks/fresh-page/serve-bare-page.ts";
import { loadAlternately } from "#benchmarks/support/load.ts";
import { printTable } from "#benchmarks/support/print-table.ts";
import { benchPages, startSite } from "#benchmarks/support/server-process.ts";
import { median } from "#benchmarks/support/statistics.ts";
import { calls } from "#contract/calls.ts";
import { layoutCalls } from "#site/data/layout-calls.ts";
import { keysOf } from "#domain/keys-of.ts";

const turns = {
  round: { amount: 100 }, // CPU time has a resolution of 10 ms
  rounds: 3,
  connections: 4,
  warmUp: { amount: 300 },
};

const pageCalls: Readonly<Record<keyof typeof benchPages, string>> = {
  listing: "/projects/types/properties/properties",
  project: "/projects/istanbul/bosphorus-terraces",
};

/**
 * CPU of an uncached, uncompressed page, compared with a bare React Router page of the same content. A full run takes the median of
 * three processes each.
 */
export async function benchFreshPage({ isFull }: BenchOptions): Promise<Measurement[]> {
  const names = keysOf(benchPages);
  const measurements: Measurement[] = [];
  for (const name of names) measurements.push(await compare(name, isFull));
  return [worstOf(measurements)];
}

async function compare(name: keyof typeof benchPages, isFull: boolean): Promise<Measurement> {
  const path = benchPages[name];
  const ratios: number[] = [];
  for (let at = 0; at < (isFull ? 3 : 1); at++) {
    const site = await startSite({ PAGE_CACHE_MB: "0" });
    const bare = await serveBarePage(site.origin, path, [
      pageCalls[name],
      ...layoutCalls.map((call) => calls[call].path),
    ]);
    try {
      const loads = await loadAlternately(
        { site: { server: site, path }, bare: { server: bare, path } },
        turns,
      );
      ratios.push(loads.site.cpuMs / loads.bare.cpuMs);
      printTable(
        [name, "CPU ms", "KB gz"],
        [
          ["site", loads.site.cpuMs.toFixed(1), await kilobytesAt(site.origin + path)],
          ["bare", loads.bare.cpuMs.toFixed(1), await kilobytesAt(bare.origin + path)],
        ],
      );
    } finally {
      await Promise.all([site.stop(), bare.stop()]);
    }
  }
  return { ceiling: "freshPage", value: median(ratios), of: isFull ? name : `${name}, one run` };
}

async function kilobytesAt(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
  return (gzipSync(await answer.text()).length / 1000).toFixed(1);
}
