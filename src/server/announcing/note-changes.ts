import type { Kysely } from "kysely";
import type { Catalog } from "#catalog/open-catalog.ts";
import { sitemapKinds } from "#contract/sitemap.ts";
import type { Database } from "#database/schema.ts";
import { screenPath } from "#domain/links.ts";
import { defaultLocale } from "#domain/locale.ts";
import type { Lease } from "#server/announcing/lease.ts";

/** Pages that are read or written at once. */
const chunk = 1_000;

interface NotedPage {
  path: string;
  digest: string | null;
}

/**
 * Compares the pages of the sitemap with those of the comparison before and notes which have come, gone or are about content
 * that has changed, and those above what has come or gone. The first comparison notes what there is as told: search engines are told of changes alone. Leaves all
 * as it was where a load lands in between or the lease has been lost.
 */
export async function noteChanges(
  database: Kysely<Database>,
  catalog: Pick<Catalog, "listSitemap" | "readEdition">,
  { claim, edition: former }: Lease,
  edition: string,
): Promise<void> {
  const known = await database.selectFrom("announced_page").select(["path", "digest"]).execute();
  const gone = new Map(known.map(({ path, digest }) => [path, digest]));
  const present = new Map<string, string | null>();
  const noted = new Map<string, string | null>();
  const moved: string[] = [];
  for await (const { path, digest } of pagesOf(catalog)) {
    const before = gone.get(path) ?? null;
    present.set(path, digest);
    if (before !== digest) noted.set(path, digest);
    if (before === null) moved.push(path);
    gone.delete(path);
  }
  for (const [path, digest] of gone) {
    if (digest === null) continue;
    noted.set(path, null);
    moved.push(path);
  }
  for (const path of moved.flatMap(pagesAbove)) {
    const digest = present.get(path);
    if (digest !== undefined) noted.set(path, digest);
  }
  if ((await catalog.readEdition()) !== edition) return;

  const changed = [...noted].map(([path, digest]) => ({ path, digest }));
  const waiting = former === null ? 0 : 1;
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("announcement")
      .set({ edition })
      .where("claim", "=", claim)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    for (let from = 0; from < changed.length; from += chunk)
      await transaction
        .insertInto("announced_page")
        .values(changed.slice(from, from + chunk).map((page) => ({ ...page, waiting })))
        .onConflict((conflict) =>
          conflict
            .column("path")
            .doUpdateSet((row) => ({ digest: row.ref("excluded.digest"), waiting })),
        )
        .execute();
  });
}

/** Where pages are shown and counted that come or go: what their path leads through, and what is listed there. */
function pagesAbove(path: string): string[] {
  const [first, second] = path.split("/").slice(1, -1);
  if (first === undefined) return [];
  const list = [`/${first}`, screenPath("listing", { country: first })];
  if (second === undefined) return list;
  return [...list, `/${first}/${second}`, screenPath("listing", { country: first, city: second })];
}

async function* pagesOf(catalog: Pick<Catalog, "listSitemap">): AsyncGenerator<NotedPage> {
  for (const kind of sitemapKinds) {
    for (let page = 1, pages = 1; page <= pages; page++) {
      const part = await catalog.listSitemap(defaultLocale, kind, { page, limit: chunk });
      pages = part?.page.pages ?? 0;
      yield* part?.content ?? [];
    }
  }
}
