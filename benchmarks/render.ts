import { serveBareListing } from "#benchmarks/bare-page/serve-bare-listing.ts";
import { type Load, loadInTurns } from "#benchmarks/support/load.ts";
import { type Row, rowOf } from "#benchmarks/support/row.ts";
import { benchPages, startSite, withoutPageCache } from "#benchmarks/support/site-process.ts";
import { medianRatio, printTable } from "#benchmarks/support/table.ts";

/** Processes of the same code differ, from their first request to their last, so several of each are asked. */
const processes = 3;
const turns = {
  round: { amount: 240 }, // CPU is told in steps of 10 ms
  rounds: 5,
  connections: 4,
  warmUp: { amount: 1000 },
};

/** Each a process of its own. */
type Loads = Record<"site" | "changing" | "bare" | "light", Load>;

/**
 * CPU of a listing that is rendered anew, always the same or always another, nothing compressed, against a plain React Router page with
 * the same content: of several processes of each those with the median ratio.
 */
export async function benchRender(): Promise<Row[]> {
  const measured: Loads[] = [];
  for (let at = 1; at <= processes; at++) measured.push(await loadProcesses(at));
  const compared = (what: keyof Loads, beside: keyof Loads) => ({
    section: "render",
    unit: "ms",
    ...medianRatio(
      measured.map((loads) => ({ value: loads[what].cpuMs, baseline: loads[beside].cpuMs })),
    ),
  });
  return [
    rowOf({
      figure:
        "CPU of the same listing each time, page cache off, against a bare React Router page with the same content",
      ...compared("site", "bare"),
      aim: { of: "ratio", atMost: 0.7 },
    }),
    rowOf({
      figure: "the same against such a page whose loader brings its cards alone",
      ...compared("site", "light"),
    }),
    rowOf({
      figure: "CPU of a listing under another filter each time, against the same bare page",
      ...compared("changing", "bare"),
    }),
  ];
}

async function loadProcesses(at: number): Promise<Loads> {
  const path = benchPages.listing;
  const anotherPath = underAnotherFilter(path);
  const site = await startSite({}, withoutPageCache);
  const changing = await startSite({}, withoutPageCache);
  const bare = await serveBareListing(site.origin, path, "all answers");
  const light = await serveBareListing(site.origin, path, "cards");
  try {
    const loads = await loadInTurns(
      {
        site: { server: site, path },
        changing: { server: changing, path: anotherPath },
        bare: { server: bare, path },
        light: { server: light, path },
      },
      turns,
    );
    const told = {
      site: { name: "site", url: site.origin + path },
      changing: { name: "site, other filters each time", url: changing.origin + anotherPath() },
      bare: { name: "bare page", url: bare.origin + path },
      light: { name: "bare page, data of its cards alone", url: light.origin + path },
    };
    const names = Object.keys(told) as (keyof Loads)[]; // its own keys
    printTable(
      [`listing rendered anew, ${at} of ${processes}`, "CPU ms", "requests/s", "KB"],
      await Promise.all(
        names.map(async (it) => {
          const { cpuMs, perSecond } = loads[it];
          const { name, url } = told[it];
          return [name, cpuMs.toFixed(2), perSecond.toFixed(0), await size(url)];
        }),
      ),
    );
    return loads;
  } finally {
    await Promise.all([site, changing, bare, light].map((server) => server.stop()));
  }
}

/** A lowest price below all: the same cards and counts, a search that was never made and filters that were never drawn. */
function underAnotherFilter(path: string): () => string {
  let price = 0;
  return () => `${path}?price=${(price += 1)}-`;
}

async function size(url: string): Promise<string> {
  const answer = await fetch(url, { headers: { "accept-encoding": "identity" } });
  return ((await answer.arrayBuffer()).byteLength / 1024).toFixed(0);
}
