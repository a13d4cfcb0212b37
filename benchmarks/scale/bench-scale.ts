import { execFile } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import { openDatabase } from "#database/open.ts";
import { type Row, rowOf } from "#benchmarks/support/row.ts";
import { percentile, printTable } from "#benchmarks/support/table.ts";
import { fillDatabase } from "#benchmarks/scale/fill.ts";
import type { Measured } from "#benchmarks/scale/measured.ts";

const defaultSize = 100_000;
const aimMs = 50;
const serverUrl = process.env["TEST_DATABASE_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";
const workFolder = new URL("../../.cache/bench/", import.meta.url);

interface Engine {
  name: string;
  /** Runs with the address of an empty database, which is gone afterwards. */
  withDatabase: (run: (url: string) => Promise<Measured>) => Promise<Measured | null>;
}

/**
 * Search with facets over generated projects, the same on both engines, kept answers off: each listing is made anew.
 * `--size=1000,10000` says how many projects.
 */
export async function benchScale(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of askedSizes()) {
    const measured: [string, Measured][] = [];
    for (const { name, withDatabase } of engines) {
      const result = await withDatabase((url) => fillAndMeasure(url, size));
      if (result === null) console.log(`  No PostgreSQL server answers: only SQLite is measured.`);
      else measured.push([name, result]);
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
  const of = `of ${size} projects, ${engine}`;
  const aim = { of: "value", atMost: aimMs } as const;
  const p99 = (samples: readonly number[]) => percentile(samples, 0.99);
  return [
    { figure: `listing ${of}, p99`, value: p99(Object.values(times).flat()), unit: "ms", aim },
    { figure: `suggestions ${of}, p99`, value: p99(suggestions), unit: "ms", aim },
    { figure: `listing ${of}, CPU`, value: cpuMs, unit: "ms" },
    { figure: `memory ${of}`, value: roundMb.at(-1) ?? Number.NaN, unit: "MB" },
  ].map((figure) => rowOf({ section: "scale", ...figure }));
}

function askedSizes(): number[] {
  const asked = process.argv.find((word) => word.startsWith("--size="));
  const sizes = asked?.slice("--size=".length).split(",").map(Number) ?? [defaultSize];
  if (sizes.some((size) => !Number.isInteger(size) || size < 1))
    throw new RangeError("--size takes whole numbers, as in --size=1000,10000");
  return sizes;
}

async function fillAndMeasure(url: string, size: number): Promise<Measured> {
  const started = performance.now();
  const database = openDatabase(url);
  await fillDatabase(database, size);
  await database.destroy();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    `  ${size} projects written to ${new URL(url).protocol.slice(0, -1)} in ${seconds} s`,
  );
  const script = fileURLToPath(new URL("measure.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", script, url],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Measured; // measure.ts writes nothing else
}

const engines: readonly Engine[] = [
  {
    name: "SQLite",
    withDatabase: async (run) => {
      await mkdir(workFolder, { recursive: true });
      const file = fileURLToPath(new URL(`scale-${process.pid}.db`, workFolder));
      try {
        return await run(`sqlite:${file}`);
      } finally {
        for (const end of ["", "-wal", "-shm"]) await rm(file + end, { force: true });
      }
    },
  },
  {
    name: "PostgreSQL",
    withDatabase: async (run) => {
      const server = new pg.Client({ connectionString: serverUrl, connectionTimeoutMillis: 2_000 });
      const answers = await server.connect().then(
        () => true,
        () => false,
      );
      if (!answers) return null;
      const name = `sahil_scale_${process.pid}`;
      await server.query(`create database ${name}`);
      const url = new URL(serverUrl);
      url.pathname = name;
      try {
        return await run(url.href);
      } finally {
        await server.query(`drop database ${name} with (force)`);
        await server.end();
      }
    },
  },
];

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
      const figures = [
        percentile(samples, 0.5),
        percentile(samples, 0.9),
        p99,
        Math.max(...samples),
      ];
      return [
        `${engine}: ${kind}`,
        String(samples.length),
        ...figures.map((figure) => figure.toFixed(1)),
        (kind === "all" || kind === "suggestions") && p99 > aimMs ? `over ${aimMs} ms` : "",
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
