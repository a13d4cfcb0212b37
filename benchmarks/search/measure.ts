/** A program that measures uncached searches of one database and writes the times as JSON; a separate process, as its CPU is measured. */
import { openCatalog } from "#catalog/open-catalog.ts";
import { orderingOf } from "#catalog/search/ordering.ts";
import { openDatabase } from "#database/open.ts";
import { locales } from "#domain/locale.ts";
import {
  type FilterValues,
  plainRequest,
  requestMix,
  type BenchRequest,
  typedQueries,
} from "#benchmarks/search/requests.ts";

/** All times in milliseconds. */
export interface SearchTimes {
  /** Times per listing, by kind. */
  listings: Record<string, number[]>;
  suggestions: number[];
  /** Per listing, on all threads. */
  cpuMs: number;
  /** The first listing, which loads the inventory. */
  inventoryMs: number;
}

const rounds = 2;
const database = openDatabase(process.argv[2] ?? "");
let catalog = openFreshCatalog();

const known = await names();
const mix = requestMix(known, 7);
const inventoryMs = await listingMs(plainRequest);
for (const request of requestMix(known, 8)) await listingMs(request); // warms up the JIT

const listings: Record<string, number[]> = {};
let cpuMicroseconds = 0;
for (let round = 0; round < rounds; round++) {
  catalog = openFreshCatalog(); // without cached texts; loads inventory and names before timing
  for (const locale of locales) await listingMs({ ...plainRequest, locale });
  const before = process.cpuUsage();
  for (const request of mix) (listings[request.kind] ??= []).push(await listingMs(request));
  const { user, system } = process.cpuUsage(before);
  cpuMicroseconds += user + system;
}
const suggestions: number[] = [];
for (let round = -1; round < rounds; round++) {
  for (const locale of locales) {
    for (const query of typedQueries) {
      const started = performance.now();
      await catalog.suggest(locale, { query, limit: 8 });
      if (round >= 0) suggestions.push(performance.now() - started);
    }
  }
}
await database.destroy();
const cpuMs = cpuMicroseconds / 1000 / (rounds * mix.length);
console.log(JSON.stringify({ listings, suggestions, cpuMs, inventoryMs } satisfies SearchTimes));

function openFreshCatalog() {
  return openCatalog(database, { today: () => "2026-11-21" });
}

async function listingMs(request: BenchRequest): Promise<number> {
  const ordering = orderingOf(request.criteria);
  const started = performance.now();
  await catalog.listProjects(request.locale, { ...request, ordering, limit: 12 });
  return performance.now() - started;
}

async function names(): Promise<FilterValues> {
  const slugs = async (table: "property_type" | "developer" | "amenity") =>
    (await database.selectFrom(table).select("slug").orderBy("id").execute()).map(
      ({ slug }) => slug,
    );
  const regions = await database
    .selectFrom("region")
    .select(["slug", "kind"])
    .orderBy("id")
    .execute();
  const placed = (kind: string) =>
    regions.filter((region) => region.kind === kind).map(({ slug }) => slug);
  const [type, developer, amenity] = await Promise.all([
    slugs("property_type"),
    slugs("developer"),
    slugs("amenity"),
  ]);
  return { type, developer, amenity, city: placed("city"), town: placed("town") };
}
