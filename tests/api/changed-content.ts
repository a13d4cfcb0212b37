import { expect } from "vitest";
import { loadPack } from "#content/load.ts";
import type { ContentPack } from "#content/pack.ts";
import { calls, type CallAnswer, type CallName } from "#contract/calls.ts";
import type { Locale } from "#domain/locale.ts";
import { apiOf } from "#tests/api/api-of.ts";
import { today } from "#tests/api/partly-withdrawn.ts";
import type { OpenTestDatabase } from "#tests/support/databases.ts";
import { demoContent } from "#tests/support/demo-content.ts";

/** The API over the demo content after a change to it: `read` answers what the contract says, `statusOf` the status alone. */
export async function apiWith(
  openTestDatabase: OpenTestDatabase,
  change: (pack: ContentPack) => Partial<ContentPack> = () => ({}),
) {
  const { pack, pictures } = await demoContent();
  const database = await openTestDatabase();
  await loadPack(database, { ...pack, ...change(pack) }, pictures);

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
