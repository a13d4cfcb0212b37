import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { RequestPlan } from "#benchmarks/api/send-requests.ts";
import { type Measurement, worstOf } from "#benchmarks/ceilings.ts";
import { apiPaths } from "#benchmarks/support/api-paths.ts";
import { printTable } from "#benchmarks/support/print-table.ts";
import { startSite } from "#benchmarks/support/server-process.ts";
import { percentile } from "#benchmarks/support/statistics.ts";

/** With fewer requests, a single garbage collection would determine p99. */
const rounds = 1_000;
const warmUp = 100;

/** Every call over HTTP on the demo content, from the cache, sequentially from a separate process. */
export async function benchApi(): Promise<Measurement[]> {
  const site = await startSite();
  try {
    const asking: RequestPlan = {
      port: Number(new URL(site.origin).port),
      paths: apiPaths.map((path) => `/api/v1${path}`),
      headers: { "x-localization": "ar" },
      warmUp,
      rounds,
    };
    const times = await sendRequests(asking);
    const measured = apiPaths.map((path, at) => {
      const samples = times[at] ?? [];
      return {
        of: decodeURIComponent(path),
        median: percentile(samples, 0.5),
        value: percentile(samples, 0.99),
      };
    });
    printTable(
      ["ms a call", "p50", "p99"],
      measured.map(({ of, median, value }) => [of, median.toFixed(2), value.toFixed(2)]),
    );
    return [worstOf(measured.map(({ of, value }) => ({ ceiling: "api", value, of })))];
  } finally {
    await site.stop();
  }
}

async function sendRequests(asking: RequestPlan): Promise<number[][]> {
  const program = fileURLToPath(new URL("send-requests.ts", import.meta.url));
  const running = promisify(execFile)(process.execPath, [program], {
    maxBuffer: 64 * 1024 * 1024,
  });
  running.child.stdin?.end(JSON.stringify(asking));
  return JSON.parse((await running).stdout) as number[][]; // send-requests.ts writes nothing else
}
