import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { callPaths } from "#benchmarks/support/calls.ts";
import type { TimedAsking, Times } from "#benchmarks/api/timed.ts";
import { type Row, rowOf } from "#benchmarks/support/row.ts";
import { type RunningProcess, startSite } from "#benchmarks/support/site-process.ts";
import { percentile, printTable } from "#benchmarks/support/table.ts";

/** Of 400, the fourth slowest is p99, and a single collection of garbage holds up as many. */
const rounds = { warmUp: 150, rounds: 2_000 };
const anewRounds = { warmUp: 50, rounds: 150 };
const language = { "x-localization": "ar" };
const brotli = { ...language, "accept-encoding": "br" };
const aimMs = 5;

interface Kind {
  figure: string;
  times: readonly Times[];
  /** `/healthz` of the same process, before and after them. */
  health: Times;
  hasAim: boolean;
}

/**
 * Time of each call over HTTP on the demo content, one after the other, from a process that does nothing else: as production
 * answers, compressed, to whoever has the answer already, and made anew; against `/healthz` of the same process, before and after.
 */
export async function benchApi(): Promise<Row[]> {
  const kept = await startSite();
  const anew = await startSite({ PAGE_CACHE_MB: "0" });
  try {
    const etags = await Promise.all(callPaths.map((path) => etagOf(kept.origin + pathOf(path))));
    const all = (site: RunningProcess, headers: Readonly<Record<string, string>>) =>
      callPaths.map((path) => asking(site, pathOf(path), headers));
    const known = all(kept, language).map((asked, at) => ({
      ...asked,
      headers: { ...language, "if-none-match": etags[at] ?? "" },
      status: 304,
    }));
    const anewAskings = all(anew, language).map((asked) => ({ ...asked, ...anewRounds }));
    const kinds = [
      await timed("kept", true, all(kept, language)),
      await timed("kept, with brotli", true, all(kept, brotli)),
      await timed("kept, 304", true, known),
      await timed("made anew", false, anewAskings),
    ];
    print(kinds);
    return kinds.map(worstRow);
  } finally {
    await Promise.all([kept.stop(), anew.stop()]);
  }
}

async function timed(
  figure: string,
  hasAim: boolean,
  askings: readonly TimedAsking[],
): Promise<Kind> {
  const [first] = askings;
  if (first === undefined) throw new Error(`${figure}: nothing is asked`);
  const health = { ...first, path: "/healthz", headers: {}, status: 200 };
  const [before = [], ...rest] = await ask([health, ...askings, health]);
  const after = rest.pop() ?? [];
  return { figure, hasAim, times: rest, health: [...before, ...after] };
}

/** The call whose p99 is the worst of its kind. */
function worstRow({ figure, times, health, hasAim }: Kind): Row {
  const p99s = times.map((samples) => percentile(samples, 0.99));
  const value = Math.max(...p99s);
  const worst = decodeURIComponent(callPaths[p99s.indexOf(value)] ?? "");
  return rowOf({
    section: "api",
    figure: `${figure}, p99 of the slowest of ${times.length} calls (${worst})`,
    value,
    unit: "ms",
    baseline: percentile(health, 0.99),
    ...(hasAim && { aim: { of: "value", atMost: aimMs } }),
  });
}

function print(kinds: readonly Kind[]): void {
  const figures = (samples: Times) =>
    [percentile(samples, 0.5), percentile(samples, 0.99)].map((figure) => figure.toFixed(2));
  printTable(
    ["ms a call", ...kinds.flatMap(({ figure }) => [`${figure} p50`, "p99"])],
    [
      ["/healthz", ...kinds.flatMap(({ health }) => figures(health))],
      ...callPaths.map((path, at) => [
        decodeURIComponent(path),
        ...kinds.flatMap(({ times }) => figures(times[at] ?? [])),
      ]),
    ],
  );
}

function asking(
  { origin }: RunningProcess,
  path: string,
  headers: Readonly<Record<string, string>>,
): TimedAsking {
  return { port: Number(new URL(origin).port), path, headers, status: 200, ...rounds };
}

function pathOf(path: string): string {
  return `/api/v1${path}`;
}

async function ask(askings: readonly TimedAsking[]): Promise<Times[]> {
  const program = fileURLToPath(new URL("ask.ts", import.meta.url));
  const running = promisify(execFile)(process.execPath, [program], {
    maxBuffer: 64 * 1024 * 1024,
  });
  running.child.stdin?.end(JSON.stringify(askings));
  return JSON.parse((await running).stdout) as Times[]; // ask.ts writes nothing else
}

async function etagOf(url: string): Promise<string> {
  const etag = (await fetch(url, { headers: language })).headers.get("etag");
  if (etag === null) throw new Error(`${url} has no ETag`);
  return etag;
}
