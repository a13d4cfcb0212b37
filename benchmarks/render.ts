import { serveBareListing } from "#benchmarks/bare-page/serve-bare-listing.ts";
import { loadInTurns } from "#benchmarks/support/load.ts";
import { type Row, rowOf } from "#benchmarks/support/row.ts";
import { benchPages, startSite, withoutPageCache } from "#benchmarks/support/site-process.ts";
import { printTable } from "#benchmarks/support/table.ts";

const turns = {
  round: { amount: 240 }, // CPU is told in steps of 10 ms
  rounds: 9,
  connections: 4,
  warmUp: { amount: 1000 },
};

/** CPU of a listing that is rendered anew, always the same or always another, nothing compressed, against a plain React Router page with the same content. */
export async function benchRender(): Promise<Row[]> {
  const path = benchPages.listing;
  const site = await startSite({}, withoutPageCache);
  const changing = await startSite({}, withoutPageCache);
  const bare = await serveBareListing(site.origin, path, "all answers");
  const light = await serveBareListing(site.origin, path, "cards");
  try {
    const load = await loadInTurns(
      {
        site: { server: site, path },
        changing: { server: changing, path: underAnotherFilter(path) },
        bare: { server: bare, path },
        light: { server: light, path },
      },
      turns,
    );
    const [siteBytes, changingBytes, bareBytes, lightBytes] = await Promise.all([
      size(site.origin + path),
      size(changing.origin + underAnotherFilter(path)()),
      size(bare.origin + path),
      size(light.origin + path),
    ]);
    printTable(
      ["listing rendered anew", "CPU ms", "requests/s", "KB"],
      [
        ["site", load.site.cpuMs.toFixed(2), load.site.perSecond.toFixed(0), siteBytes],
        [
          "site, other filters each time",
          load.changing.cpuMs.toFixed(2),
          load.changing.perSecond.toFixed(0),
          changingBytes,
        ],
        ["bare page", load.bare.cpuMs.toFixed(2), load.bare.perSecond.toFixed(0), bareBytes],
        [
          "bare page, data of its cards alone",
          load.light.cpuMs.toFixed(2),
          load.light.perSecond.toFixed(0),
          lightBytes,
        ],
      ],
    );
    return [
      rowOf({
        section: "render",
        figure:
          "CPU of the same listing each time, page cache off, against a bare React Router page with the same content",
        value: load.site.cpuMs,
        unit: "ms",
        baseline: load.bare.cpuMs,
        aim: { of: "ratio", atMost: 0.7 },
      }),
      rowOf({
        section: "render",
        figure: "the same against such a page whose loader brings its cards alone",
        value: load.site.cpuMs,
        unit: "ms",
        baseline: load.light.cpuMs,
      }),
      rowOf({
        section: "render",
        figure: "CPU of a listing under another filter each time, against the same bare page",
        value: load.changing.cpuMs,
        unit: "ms",
        baseline: load.bare.cpuMs,
      }),
    ];
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
