/**
 * Asks the mix of one database and writes what it took as one line of JSON. A process of its own, so that its memory is
 * that of reading and not of filling.
 */
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { openCatalog } from "#catalog/open-catalog.ts";
import { orderingOf } from "#catalog/search/ordering.ts";
import { openDatabase } from "#database/open.ts";
import { type Locale, locales } from "#domain/locale.ts";
import type { Measured } from "#benchmarks/scale/measured.ts";
import {
  type Names,
  plainRequest,
  requestMix,
  typed,
  type ScaleRequest,
} from "#benchmarks/scale/requests.ts";

const rounds = 3;
const lastingRounds = 2 * rounds;
const megabyte = 1024 * 1024;
const database = openDatabase(process.argv[2] ?? "");
const openAnew = () => openCatalog(database, { today: () => "2026-11-21" });
let catalog = openAnew();

async function names(): Promise<Names> {
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

const known = await names();
const mix = requestMix(known, 7);
const nothingFound = { ...plainRequest, criteria: { ...plainRequest.criteria, query: "zzzz" } };
const residentMb = () => process.memoryUsage().rss / megabyte;
const startMb = residentMb();

async function ask(request: ScaleRequest): Promise<number> {
  const ordering = orderingOf(request.criteria);
  const started = performance.now();
  await catalog.listProjects(request.locale, { ...request, ordering, limit: 12 });
  return performance.now() - started;
}

async function makingOf(made: Promise<unknown>): Promise<{ ms: number; longestPauseMs: number }> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  const started = performance.now();
  await made;
  delays.disable();
  return { ms: performance.now() - started, longestPauseMs: delays.max / 1e6 };
}

async function suggest(locale: Locale, query: string): Promise<number> {
  const started = performance.now();
  await catalog.suggest(locale, { query, limit: 8 });
  return performance.now() - started;
}

const inventory = await makingOf(ask(plainRequest));
const madeMb = residentMb();
// What one catalog keeps as it is asked for other things all the time; and the compiler of the engine sees the code.
const roundMb: number[] = [];
setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void; // what that flag defines
for (let round = 0; round < lastingRounds; round++) {
  for (const request of requestMix(known, 8 + round)) await ask(request);
  collectGarbage();
  roundMb.push(residentMb());
}
const times: Record<string, number[]> = {};
let cpuMicroseconds = 0;
for (let round = 0; round < rounds; round++) {
  catalog = openAnew(); // which knows no text yet, and makes inventory and names before anything counts
  for (const locale of locales) await ask({ ...nothingFound, locale });
  const before = process.cpuUsage();
  for (const request of mix) (times[request.kind] ??= []).push(await ask(request));
  const { user, system } = process.cpuUsage(before);
  cpuMicroseconds += user + system;
}
const textsAgain: number[] = [];
for (const request of mix) if (request.kind.startsWith("text")) textsAgain.push(await ask(request));
const beginnings = locales.flatMap((locale) => typed.map((query) => [locale, query] as const));
for (const [locale, query] of beginnings) await suggest(locale, query);
const suggestions: number[] = [];
for (let round = 0; round < rounds; round++)
  for (const [locale, query] of beginnings) suggestions.push(await suggest(locale, query));
await database.destroy();
const cpuMs = cpuMicroseconds / 1000 / (rounds * mix.length);
const measured: Measured = {
  inventory,
  startMb,
  madeMb,
  roundMb,
  times,
  textsAgain,
  suggestions,
  cpuMs,
};
console.log(JSON.stringify(measured));
