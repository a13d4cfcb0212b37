import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Engine, engines } from "#benchmarks/scale/engines.ts";
import type { Measured } from "#benchmarks/scale/measured.ts";
import { type Row, rowOf } from "#benchmarks/support/row.ts";
import { median, percentile, printTable } from "#benchmarks/support/table.ts";

const defaultSize = 100_000;
const allSizes = [1_000, 10_000, 100_000, 1_000_000];
const aimMs = 50;
/** Up to here the aims hold; what is beyond is measured to see how the cost grows. */
const aimedSize = 100_000;
const steadyRatio = 1.05;

/**
 * Search with facets over generated projects, the same on both engines, kept answers off: each listing is made anew.
 * `--size=1000,10000` says how many projects, `--all` takes every size of the report; `--keep` leaves the filled databases for the next run.
 */
export async function benchScale(): Promise<Row[]> {
  const keeps = process.argv.includes("--keep");
  const rows: Row[] = [];
  for (const size of askedSizes()) {
    const measured: [string, Measured][] = [];
    for (const engine of engines) {
      const result = await measure(engine, size, keeps);
      if (result === null) console.log(`  No ${engine.name} answers: it is not measured.`);
      else measured.push([engine.name, result]);
    }
    print(size, measured);
    rows.push(...measured.flatMap(([engine, times]) => rowsOf(size, engine, times)));
  }
  return rows;
}

function rowsOf(
  size: number,
  engine: string,
  { times, suggestions, cpuMs, roundMb }: Measured,
): Row[] {
  const p99 = (samples: readonly number[]) => percentile(samples, 0.99);
  const isGuard = engine !== "SQLite"; // what is asked for is asked of SQLite; the other stands beside it
  const aim = size <= aimedSize ? { aim: { of: "value", atMost: aimMs } as const, isGuard } : {};
  const figures = [
    { figure: "listing, p99", value: p99(Object.values(times).flat()), unit: "ms", ...aim },
    {
      figure: "listing of the slowest kind, p99",
      value: Math.max(...Object.values(times).map(p99)),
      unit: "ms",
      ...aim,
    },
    { figure: "suggestions, p99", value: p99(suggestions), unit: "ms", ...aim },
    { figure: "listing, CPU", value: cpuMs, unit: "ms" },
    {
      figure: "memory, against half as many requests",
      value: roundMb.at(-1) ?? Number.NaN,
      unit: "MB",
      baseline: roundMb[roundMb.length / 2 - 1] ?? Number.NaN,
      aim: { of: "ratio", atMost: steadyRatio } as const,
      isGuard,
    },
  ];
  return figures.map(({ figure, ...measured }) =>
    rowOf({ section: "scale", figure, engine, size, ...measured }),
  );
}

function askedSizes(): number[] {
  const asked = process.argv.find((word) => word.startsWith("--size="));
  const unasked = process.argv.includes("--all") ? allSizes : [defaultSize];
  const sizes = asked?.slice("--size=".length).split(",").map(Number) ?? unasked;
  if (sizes.some((size) => !Number.isInteger(size) || size < 1))
    throw new RangeError("--size takes whole numbers, as in --size=1000,10000");
  return sizes;
}

/** Null where the engine does not answer. */
async function measure(engine: Engine, size: number, keeps: boolean): Promise<Measured | null> {
  const filled = await engine.fill(size);
  if (filled === null) return null;
  try {
    const script = fileURLToPath(new URL("measure.ts", import.meta.url));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [...process.execArgv, script, filled.url], // as bootstrap.js starts the site
      { maxBuffer: 64 * 1024 * 1024 },
    );
    return JSON.parse(stdout) as Measured; // measure.ts writes nothing else
  } finally {
    if (!keeps) await filled.remove();
  }
}

function print(size: number, measured: readonly [string, Measured][]): void {
  const rows = measured.flatMap(([engine, { times, textsAgain, suggestions }]) => {
    const kinds = [
      ...Object.entries(times),
      ["all", Object.values(times).flat()] as const,
      ["texts asked for again", textsAgain] as const,
      ["suggestions", suggestions] as const,
    ];
    return kinds.map(([kind, samples]) => {
      const p99 = percentile(samples, 0.99);
      const figures = [median(samples), percentile(samples, 0.9), p99, Math.max(...samples)];
      return [
        `${engine}: ${kind}`,
        String(samples.length),
        ...figures.map((figure) => figure.toFixed(1)),
        p99 > aimMs ? `over ${aimMs} ms` : "",
      ];
    });
  });
  console.log(`\n  Search with facets over ${size} projects`);
  printTable(["ms an answer", "asked", "p50", "p90", "p99", "max", ""], rows);
  printTable(
    [
      "process",
      "CPU ms a listing",
      "inventory ms",
      "longest pause ms",
      "MB at start",
      "MB with it",
      "MB after each round",
    ],
    measured.map(([engine, { cpuMs, inventory, startMb, madeMb, roundMb }]) => [
      engine,
      cpuMs.toFixed(1),
      inventory.ms.toFixed(0),
      inventory.longestPauseMs.toFixed(0),
      startMb.toFixed(0),
      madeMb.toFixed(0),
      roundMb.map((megabytes) => megabytes.toFixed(0)).join(", "),
    ]),
  );
}
