import { execFile } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Measurement } from "#benchmarks/ceilings.ts";
import { fillDatabase } from "#benchmarks/search/fill.ts";
import type { SearchTimes } from "#benchmarks/search/measure.ts";
import { printTable } from "#benchmarks/support/print-table.ts";
import { workFile } from "#benchmarks/support/server-process.ts";
import { percentile } from "#benchmarks/support/statistics.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";

const many = 100_000;
const few = 10_000;

/** Search with facets over generated projects in SQLite, in process without HTTP; filled databases are reused by the next run. */
export async function benchSearch(): Promise<Measurement[]> {
  const small = await measure(few);
  const large = await measure(many);
  const all = Object.values(large.listings).flat();
  const of = "SQLite";
  return [
    { ceiling: "search", value: percentile(all, 0.99), of },
    { ceiling: "suggestions", value: percentile(large.suggestions, 0.99), of },
    { ceiling: "searchGrowth", value: large.cpuMs / small.cpuMs, of },
  ];
}

async function measure(size: number): Promise<SearchTimes> {
  const url = await filledDatabase(size);
  const program = fileURLToPath(new URL("measure.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program, url], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const times = JSON.parse(stdout) as SearchTimes; // measure.ts writes nothing else
  print(size, times);
  return times;
}

async function filledDatabase(size: number): Promise<string> {
  const file = workFile(`search-${size}.db`);
  const part = `${file}.part`;
  const isFilled = existsSync(file);
  if (!isFilled) for (const end of ["", "-wal", "-shm"]) rmSync(part + end, { force: true });
  const started = performance.now();
  const database = openDatabase(`sqlite:${isFilled ? file : part}`);
  if (isFilled) await migrateToLatest(database); // it may be older than the code
  else await fillDatabase(database, size);
  await database.destroy();
  if (!isFilled) {
    renameSync(part, file);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`  ${size} projects written in ${seconds} s, and kept`);
  }
  return `sqlite:${file}`;
}

function print(size: number, { listings, suggestions, cpuMs, inventoryMs }: SearchTimes): void {
  const kinds = [...Object.entries(listings), ["suggestions", suggestions] as const];
  printTable(
    [`ms, ${size} projects`, "p50", "p99"],
    kinds.map(([kind, times]) => [
      kind,
      percentile(times, 0.5).toFixed(1),
      percentile(times, 0.99).toFixed(1),
    ]),
  );
  console.log(
    `  CPU ${cpuMs.toFixed(1)} ms a listing, inventory read in ${inventoryMs.toFixed(0)} ms`,
  );
}
