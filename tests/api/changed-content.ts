import type { Kysely } from "kysely";
import { expect } from "vitest";
import { loadPack } from "#content/load.ts";
import type { ContentPack } from "#content/pack.ts";
import { calls, type CallAnswer, type CallName } from "#contract/calls.ts";
import type { Engine } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";
import type { Locale } from "#domain/locale.ts";
import { apiOf } from "#tests/api/api-of.ts";
import { today } from "#tests/api/partly-withdrawn.ts";
import type { OpenTestDatabase } from "#tests/support/databases.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { readDemoDatabase } from "#tests/support/demo-database.ts";

/** The API over the demo content as it is; its database is one that other tests read, too. */
export async function demoApi(engine: Engine): Promise<ReadApi> {
  return readApi(await readDemoDatabase(engine));
}

/** The API over the demo content after a change to it. */
export async function apiWith(
  openTestDatabase: OpenTestDatabase,
  change: (pack: ContentPack) => Partial<ContentPack> = () => ({}),
): Promise<ReadApi> {
  const { pack, pictures } = await demoContent();
  const database = await openTestDatabase();
  await loadPack(database, { ...pack, ...change(pack) }, pictures);
  return readApi(database);
}

type ReadApi = Awaited<ReturnType<typeof readApi>>;

/** `read` answers what the contract says, `statusOf` the status alone. */
async function readApi(database: Kysely<Database>) {
  const { pack } = await demoContent();

  async function read<Name extends CallName>(
    name: Name,
    path: string,
    { locale = "en", day = today }: { locale?: Locale; day?: string } = {},
  ): Promise<CallAnswer<Name>> {
    const response = await apiOf(database, { day }).ask(path, {
      headers: { "X-localization": locale },
    });
    expect([path, response.status]).toEqual([path, 200]);
    return calls[name].answer.parse(await response.json()) as CallAnswer<Name>; // parsed by this very call's schema
  }

  const statusOf = async (path: string) => (await apiOf(database).ask(path)).status;
  return { pack, database, read, statusOf };
}

/** The same things, those of these slugs withdrawn. */
export function without<Thing extends { slug: string; published: boolean }>(
  things: readonly Thing[],
  ...slugs: readonly string[]
): Thing[] {
  return things.map((thing) =>
    slugs.includes(thing.slug) ? { ...thing, published: false } : thing,
  );
}

export function slugsOf(things: readonly { slug: string }[]): string[] {
  return things.map(({ slug }) => slug);
}
