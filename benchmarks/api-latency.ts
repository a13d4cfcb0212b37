import { type CallName, type CallParams, type CallQuery, calls } from "#contract/calls.ts";
import { Agent, get } from "node:http";
import { startSite } from "#benchmarks/support/site-process.ts";
import { percentile, printTable } from "#benchmarks/support/table.ts";

const rounds = 400;
/** Asked before anything is counted, so that the compiler of the engine has seen the code. */
const warmUpRounds = 150;
const aimMs = 10;

type Sample<Name extends CallName> = { params?: CallParams<Name>; query?: CallQuery<Name> };

/** One asking of each call that the site makes; the listing also with every group of filters at work. */
const samples: { [Name in CallName]?: readonly Sample<Name>[] } = {
  areaNavigation: [{}],
  currencies: [{}],
  filterPages: [{}],
  footerLinks: [{}],
  homePage: [{}],
  countries: [{}],
  cities: [{ params: { country: "turkey" } }],
  towns: [{ params: { city: "istanbul" } }],
  propertyTypes: [{}],
  featuredProjects: [{}],
  latestProjects: [{}],
  listing: [
    { params: { type: "properties", second: "properties" } },
    {
      params: { type: "apartments", second: "istanbul" },
      query: { rooms: "2-1", price: "200000-900000", sort: "price" },
    },
  ],
  project: [{ params: { a: "istanbul", b: "bosphorus-terraces" } }],
  townProjects: [{ params: { town: "kadikoy" } }],
  featuredVideos: [{}],
  homepagePosts: [{}],
};

/**
 * Time of each call over HTTP on the demo content, made anew each time and as the API keeps it, against `/healthz` of the same
 * process, which does nothing.
 */
export async function benchApi(): Promise<void> {
  const fresh = await startSite({ PAGE_CACHE_MB: "0" });
  const kept = await startSite();
  const bare = await measure(`${kept.origin}/healthz`);
  const rows: string[][] = [["/healthz", "", "", bare.p50.toFixed(2), bare.p99.toFixed(2), "", ""]];
  // The keys are those of the table above.
  for (const name of Object.keys(samples) as CallName[]) {
    for (const sample of samples[name] ?? []) {
      const path = address(name, sample);
      const anew = await measure(`${fresh.origin}/api/v1${path}`);
      const again = await measure(`${kept.origin}/api/v1${path}`);
      rows.push([
        path,
        anew.p50.toFixed(2),
        anew.p99.toFixed(2),
        again.p50.toFixed(2),
        again.p99.toFixed(2),
        (anew.p50 / bare.p50).toFixed(1),
        anew.p99 <= aimMs ? "" : `over ${aimMs} ms`,
      ]);
    }
  }
  await fresh.stop();
  await kept.stop();
  printTable(["ms a call", "anew p50", "p99", "kept p50", "p99", "anew × /healthz", ""], rows);
}

function address(name: CallName, sample: { params?: object; query?: object }): string {
  const filled = Object.entries(sample.params ?? {}).reduce(
    (path, [key, value]) => path.replace(`{${key}}`, String(value)),
    calls[name].path,
  );
  const query = new URLSearchParams(Object.entries(sample.query ?? {}));
  return query.size === 0 ? filled : `${filled}?${query}`;
}

async function measure(url: string): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (let round = -warmUpRounds; round < rounds; round++) {
    const started = performance.now();
    const status = await ask(url);
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    if (round >= 0) times.push(performance.now() - started);
  }
  return { p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
}

const agent = new Agent({ keepAlive: true });

/** Asks with node:http, whose own work is a fraction of what `fetch` adds to a large answer. */
function ask(url: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { "x-localization": "ar" } }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode));
    });
    request.once("error", reject);
  });
}
