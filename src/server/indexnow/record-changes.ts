import type { Kysely } from "kysely";
import type { Catalog } from "#catalog/open-catalog.ts";
import { sitemapKinds } from "#contract/sitemap.ts";
import type { Database } from "#database/schema.ts";
import { screenPath } from "#domain/links.ts";
import { defaultLocale } from "#domain/locale.ts";
import type { Lease } from "#server/indexnow/lease.ts";

/** Pages that are read or written in one query. */
const batchSize = 1_000;

interface RecordedPage {
  path: string;
  digest: string | null;
}

/**
 * Compares the sitemap with the pages recorded before, and marks those that were added, removed or changed, and the parents of
 * added and removed ones, for submission. The first comparison marks nothing. Changes nothing where content was loaded or the
 * lease lost in the meantime.
 */
export async function recordChanges(
  database: Kysely<Database>,
  catalog: Pick<Catalog, "listSitemap" | "readContentVersion">,
  { claim, contentVersion: previous }: Lease,
  contentVersion: string,
): Promise<void> {
  const recorded = await database.selectFrom("indexnow_page").select(["path", "digest"]).execute();
  const removed = new Map(recorded.map(({ path, digest }) => [path, digest]));
  const present = new Map<string, string | null>();
  const changes = new Map<string, string | null>();
  const addedOrRemoved: string[] = [];
  for await (const { path, digest } of pagesOf(catalog)) {
    const before = removed.get(path) ?? null;
    present.set(path, digest);
    if (before !== digest) changes.set(path, digest);
    if (before === null) addedOrRemoved.push(path);
    removed.delete(path);
  }
  for (const [path, digest] of removed) {
    if (digest === null) continue;
    changes.set(path, null);
    addedOrRemoved.push(path);
  }
  for (const path of addedOrRemoved.flatMap(parentPages)) {
    const digest = present.get(path);
    if (digest !== undefined) changes.set(path, digest);
  }
  if ((await catalog.readContentVersion()) !== contentVersion) return;

  const changed = [...changes].map(([path, digest]) => ({ path, digest }));
  const waiting = previous === null ? 0 : 1;
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("indexnow_state")
      .set({ content_version: contentVersion })
      .where("claim", "=", claim)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    for (let from = 0; from < changed.length; from += batchSize)
      await transaction
        .insertInto("indexnow_page")
        .values(changed.slice(from, from + batchSize).map((page) => ({ ...page, waiting })))
        .onConflict((conflict) =>
          conflict
            .column("path")
            .doUpdateSet((row) => ({ digest: row.ref("excluded.digest"), waiting })),
        )
        .execute();
  });
}

/** Pages that list or count a page: those above it in its path, and their listings. */
function parentPages(path: string): string[] {
  const [first, second] = path.split("/").slice(1, -1);
  if (first === undefined) return [];
  const list = [`/${first}`, screenPath("listing", { country: first })];
  if (second === undefined) return list;
  return [...list, `/${first}/${second}`, screenPath("listing", { country: first, city: second })];
}

async function* pagesOf(catalog: Pick<Catalog, "listSitemap">): AsyncGenerator<RecordedPage> {
  for (const kind of sitemapKinds) {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const part = await catalog.listSitemap(defaultLocale, kind, { page, limit: batchSize });
      pages = part?.page.pages ?? 0;
      yield* part?.content ?? [];
    }
  }
}
