import type { Kysely } from "kysely";
import { expect } from "vitest";
import { loadPack } from "#content/load.ts";
import type { ContentPack } from "#content/pack.ts";
import { calls, type CallResponse, type CallName } from "#contract/calls.ts";
import type { Engine } from "#database/engine.ts";
import type { Database } from "#database/schema.ts";
import type { Locale } from "#domain/locale.ts";
import { createTestApi } from "#tests/api/create-test-api.ts";
import { today } from "#tests/api/partly-withdrawn.ts";
import type { OpenTestDatabase } from "#tests/support/databases.ts";
import { demoContent } from "#tests/support/demo-content.ts";
import { sharedDemoDatabase } from "#tests/support/demo-database.ts";

/** Other tests read this database too, so it must not be changed. */
export async function demoApi(engine: Engine): Promise<ReadApi> {
  return readApi(await sharedDemoDatabase(engine));
}

export async function apiWithChangedContent(
  openTestDatabase: OpenTestDatabase,
  change: (pack: ContentPack) => Partial<ContentPack> = () => ({}),
): Promise<ReadApi> {
  const { pack, pictures } = await demoContent();
  const database = await openTestDatabase();
  await loadPack(database, { ...pack, ...change(pack) }, pictures);
  return readApi(database);
}

type ReadApi = Awaited<ReturnType<typeof readApi>>;

/** `read` parses the answer by its contract; `statusOf` returns the status only. */
async function readApi(database: Kysely<Database>) {
  const { pack } = await demoContent();

  async function read<Name extends CallName>(
    name: Name,
    path: string,
    { locale = "en", day = today }: { locale?: Locale; day?: string } = {},
  ): Promise<CallResponse<Name>> {
    const response = await createTestApi(database, { day }).ask(path, {
      headers: { "X-localization": locale },
    });
    expect([path, response.status]).toEqual([path, 200]);
    return calls[name].response.parse(await response.json()) as CallResponse<Name>; // parsed by this call's schema
  }

  const statusOf = async (path: string) => (await createTestApi(database).ask(path)).status;
  return { pack, database, read, statusOf };
}

/** Withdraws the entries with these slugs. */
export function withUnpublished<Thing extends { slug: string; published: boolean }>(
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
