import type { CallName } from "#contract/calls.ts";
import { Agent, get } from "node:http";
import { startSite } from "#benchmarks/support/site-process.ts";
import { percentile, printTable } from "#benchmarks/support/table.ts";

const rounds = 400;
/** Asked before anything is counted, so that the compiler of the engine has seen the code. */
const warmUpRounds = 150;
const aimMs = 10;

/** Paths of every call; search and listing with no filter, with many, and with texts. */
const samples: Readonly<Record<CallName, readonly string[]>> = {
  areaNavigation: ["/regions/filter"],
  currencies: ["/currencies"],
  filterPages: ["/projects/search-slugs"],
  footerLinks: ["/settings/footer-links"],
  homePage: ["/pages/home"],
  page: ["/pages/our-team", "/pages/landing-uae"],
  offers: ["/get-offers"],
  developers: ["/developer-companies"],
  developerNames: ["/developer-companies/developers/list"],
  developer: ["/developer-companies/qasr-developments"],
  countries: ["/regions/countries"],
  cities: ["/regions/turkey/cities"],
  towns: ["/regions/cities/istanbul/towns"],
  townNames: ["/regions/towns-in-city/istanbul"],
  town: ["/regions/towns/istanbul/kadikoy"],
  similarRegions: ["/regions/similar-regions/city/istanbul"],
  homepageRegions: ["/regions/regions-in-homepage"],
  propertyTypes: ["/projects/types"],
  featuredProjects: ["/projects/featured-projects"],
  latestProjects: ["/projects/latests-projects"],
  listing: [
    "/projects/types/properties/properties",
    "/projects/types/apartments/istanbul?rooms=2-1&price=200000-900000&sort=price",
  ],
  project: ["/projects/istanbul/bosphorus-terraces"],
  referencedProjects: ["/projects/references?homes=IST-1042,IST-1063"],
  townProjects: ["/projects/towns/kadikoy"],
  search: [
    "/projects/search?query=park",
    `/projects/search?query=${encodeURIComponent("شقق في إسطنبول")}`,
    "/projects/search?query=nothing&price=-1000",
  ],
  suggestions: ["/projects/suggestions?query=ist"],
  featuredVideos: ["/videos/featured-videos"],
  videos: ["/videos/index"],
  latestPosts: ["/blog/latest-posts"],
  featuredPosts: ["/blog/featured-posts"],
  blogCategories: ["/blog/categories"],
  posts: ["/blog/all-posts"],
  post: ["/blog/dubai-rental-yields-by-area"],
  homepagePosts: ["/blog/latest-posts-home"],
  redirect: ["/redirects?path=/turkey/kadikoy"],
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
  for (const path of Object.values(samples).flat()) {
    const anew = await measure(`${fresh.origin}/api/v1${path}`);
    const again = await measure(`${kept.origin}/api/v1${path}`);
    rows.push([
      decodeURIComponent(path),
      anew.p50.toFixed(2),
      anew.p99.toFixed(2),
      again.p50.toFixed(2),
      again.p99.toFixed(2),
      (anew.p50 / bare.p50).toFixed(1),
      anew.p99 <= aimMs ? "" : `over ${aimMs} ms`,
    ]);
  }
  await fresh.stop();
  await kept.stop();
  printTable(["ms a call", "anew p50", "p99", "kept p50", "p99", "anew × /healthz", ""], rows);
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
