import { get } from "node:http";
import { type Load, loadInTurns, type Target, type Turns } from "#benchmarks/support/load.ts";
import { type Row, rowOf } from "#benchmarks/support/row.ts";
import {
  benchPages,
  routerAlone,
  type RunningProcess,
  startConstantBuffer,
  startSite,
  startUnderPlainNode,
  withoutPageCache,
} from "#benchmarks/support/site-process.ts";
import { type Compared, medianRatio, printTable } from "#benchmarks/support/table.ts";

const section = "page-cache";
const brotli = { "accept-encoding": "br" };
/** Processes of the same code differ by a fifth, from their first request to their last, so each page is asked of so many. */
const hitPairs = 11;
const hitTurns: Turns = {
  round: { duration: 1 }, // many and short: a machine that others use has slow moments
  rounds: 3,
  connections: 16,
  warmUp: { duration: 0.5 },
};
const missTurns: Turns = {
  round: { amount: 400 }, // CPU is told in steps of 10 ms
  rounds: 9,
  connections: 4,
  warmUp: { amount: 1000 },
};

/**
 * Pages that are ready against a constant buffer of the same bytes, head and body; pages that are not, against the router alone.
 * Who asks has a core of its own and is nearly as busy as who answers, so the server's CPU for each is judged as well.
 */
export async function benchPageCache(): Promise<Row[]> {
  return [...(await benchHits()), ...(await benchMisses())];
}

/** One process of the site with a buffer under all its headers, and one under those of the body alone. */
type Pair = Record<"site" | "buffer" | "bare", Load>;

interface Hit {
  figure: string;
  path: string;
  of: Pick<Target, "method" | "headers" | "status">;
}

async function benchHits(): Promise<Row[]> {
  const measured = new Map<string, Pair[]>();
  for (let at = 0; at < hitPairs; at++) {
    const site = await startSite();
    const bodies = new Map<string, Buffer>();
    try {
      for (const hit of await hitsOf(site)) {
        const pair = await loadHit(hit, site, bodies);
        print(`${hit.figure}, ${at + 1} of ${hitPairs}`, pair);
        measured.set(hit.figure, [...(measured.get(hit.figure) ?? []), pair]);
      }
    } finally {
      await site.stop();
    }
  }
  return [...measured].flatMap(([figure, pairs]) => hitRows(figure, pairs));
}

/** Loads the site beside two buffers of its own answer; `bodies` has those that were pressed already. */
async function loadHit(
  { path, of }: Hit,
  site: RunningProcess,
  bodies: Map<string, Buffer>,
): Promise<Pair> {
  const url = site.origin + path;
  const { "if-none-match": _, ...whole } = of.headers ?? {};
  const body = bodies.get(url) ?? (await pressedBody(url, whole));
  bodies.set(url, body);
  const { headers } = await answerAt(url, of.headers);
  const buffer = await startConstantBuffer(body, headers);
  const bare = await startConstantBuffer(body, headersOfBody(headers));
  const pair = await loadInTurns(
    {
      site: { server: site, path, ...of },
      buffer: { server: buffer, path: "/", ...of },
      bare: { server: bare, path: "/", ...of },
    },
    hitTurns,
  );
  await Promise.all([buffer.stop(), bare.stop()]);
  return pair;
}

async function hitsOf(site: RunningProcess): Promise<Hit[]> {
  const { listing, project } = benchPages;
  const etag = await etagOf(site.origin + listing);
  return [
    { figure: "listing", path: listing, of: { headers: brotli } },
    { figure: "project", path: project, of: { headers: brotli } },
    {
      figure: "listing under filters, for a reader with cookies, from a campaign",
      path: `${listing}?seaView=true&rooms=2-1&utm_source=mail&utm_campaign=autumn`,
      of: { headers: { ...brotli, cookie: "_ga=GA1.1.42.42; currency=EUR; area_unit=sqft" } },
    },
    { figure: "listing's .data", path: `${listing}.data`, of: { headers: brotli } },
    { figure: "listing, HEAD", path: listing, of: { headers: brotli, method: "HEAD" } },
    {
      figure: "listing, 304",
      path: listing,
      of: { headers: { ...brotli, "if-none-match": etag }, status: 304 },
    },
  ];
}

function hitRows(figure: string, pairs: readonly Pair[]): Row[] {
  const cpu = medianPair(pairs, "buffer", "cpuMs");
  return [
    rowOf({
      section,
      figure: `${figure}, ready, against a constant buffer under the same headers`,
      ...medianPair(pairs, "buffer", "perSecond"),
      unit: "requests/s",
      aim: { of: "ratio", atLeast: 0.8 },
    }),
    rowOf({
      section,
      figure: `${figure}, ready, CPU`,
      value: cpu.value * 1000,
      unit: "µs",
      baseline: cpu.baseline * 1000,
      aim: { of: "ratio", atMost: 1 / 0.8 },
      isGuard: true,
    }),
    rowOf({
      section,
      figure: `${figure}, ready, against a constant buffer that says only what its body is`,
      ...medianPair(pairs, "bare", "perSecond"),
      unit: "requests/s",
    }),
  ];
}

function medianPair(
  pairs: readonly Pair[],
  beside: "buffer" | "bare",
  figure: keyof Load,
): Compared {
  return medianRatio(
    pairs.map((pair) => ({ value: pair.site[figure], baseline: pair[beside][figure] })),
  );
}

/** All four keep the API's answers and render each page anew, each in a process of its own that was asked as often; one of them compresses it. */
async function benchMisses(): Promise<Row[]> {
  const site = await startSite({}, withoutPageCache);
  const compressing = await startSite({}, withoutPageCache);
  const router = await startSite({}, routerAlone);
  const plainRouter = await startUnderPlainNode(routerAlone);
  const rows: Row[] = [];
  try {
    for (const name of ["listing", "project"] as const) {
      const path = benchPages[name];
      const loads = await loadInTurns(
        {
          site: { server: site, path },
          compressed: { server: compressing, path, headers: brotli },
          router: { server: router, path },
          plain: { server: plainRouter, path },
        },
        missTurns,
      );
      print(`${name}, rendered anew`, loads);
      const baseline = loads.router.cpuMs;
      const cpu = { section, value: loads.site.cpuMs, unit: "ms" };
      const figure = `${name}, rendered anew, CPU`;
      rows.push(
        rowOf({
          ...cpu,
          figure: `${figure} against the router alone`,
          baseline,
          aim: { of: "ratio", atMost: 1.2 },
        }),
        rowOf({
          ...cpu,
          figure: `${figure} against the router alone under Node as it comes`,
          baseline: loads.plain.cpuMs,
        }),
        rowOf({
          ...cpu,
          figure: `${figure} with brotli`,
          value: loads.compressed.cpuMs,
          baseline,
        }),
      );
    }
  } finally {
    await Promise.all([site, compressing, router, plainRouter].map((server) => server.stop()));
  }
  return rows;
}

function print(title: string, loads: Readonly<Record<string, Load>>): void {
  printTable(
    [title, "requests/s", "CPU µs"],
    Object.entries(loads).map(([name, { perSecond, cpuMs }]) => [
      name,
      perSecond.toFixed(0),
      (cpuMs * 1000).toFixed(0),
    ]),
  );
}

async function etagOf(url: string): Promise<string> {
  const etag = (await fetch(url)).headers.get("etag");
  if (etag === null) throw new Error(`${url} has no ETag`);
  return etag;
}

/** The body that a page has for good, smaller than its first, which is made while the site is idle once it was asked for again. */
async function pressedBody(url: string, headers: Target["headers"]): Promise<Buffer> {
  const { body: first } = await answerAt(url, headers);
  const deadline = performance.now() + 10_000;
  while (performance.now() < deadline) {
    const { body } = await answerAt(url, headers);
    if (body.length < first.length) return body;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} was not pressed within ten seconds`);
}

/** An answer as it travels, still compressed: `fetch` would decode it. Of its headers those that Node does not write by itself. */
function answerAt(url: string, headers: Target["headers"] = {}): Promise<Travelled> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        const own = Object.entries(answer.headersDistinct).filter(([name]) => !ofNode.has(name));
        const headers = own.flatMap(([name, values = []]) =>
          values.flatMap((value) => [name, value]),
        );
        resolve({ body: Buffer.concat(chunks), headers });
      });
    }).once("error", reject);
  });
}

/** Those without which a browser could not read the body. */
function headersOfBody(headers: readonly string[]): string[] {
  const needed = new Set(["content-type", "content-encoding", "content-length"]);
  return headers.filter((_, at) => needed.has(headers[at - (at % 2)] ?? ""));
}

const ofNode = new Set(["connection", "date", "keep-alive"]);

interface Travelled {
  body: Buffer;
  headers: string[];
}
