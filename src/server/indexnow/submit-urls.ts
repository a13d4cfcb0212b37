import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import { withLocale } from "#domain/links.ts";
import { locales } from "#domain/locale.ts";
import { postJson } from "#enquiries/delivery/post-json.ts";

export interface IndexNowEndpoint {
  url: string;
  key: string;
  siteOrigin: string;
}

/** IndexNow accepts 10,000 URLs in a request; a page has one in each language. */
const pagesPerRequest = 10_000 / locales.length;

/**
 * Submits the next pending pages and returns the number of URLs. Throws a `DeliveryFault` where the endpoint rejects them; they
 * then stay pending.
 */
export async function submitUrls(
  database: Kysely<Database>,
  { url, key, siteOrigin }: IndexNowEndpoint,
  signal: AbortSignal,
): Promise<number> {
  const rows = await database
    .selectFrom("indexnow_page")
    .select("path")
    .where("waiting", "=", 1)
    .orderBy("path")
    .limit(pagesPerRequest)
    .execute();
  if (rows.length === 0) return 0;
  const paths = rows.map(({ path }) => path);
  const urlList = paths.flatMap((path) =>
    locales.map((locale) => siteOrigin + withLocale(locale, path)),
  );
  const { host } = new URL(siteOrigin);
  const message = { host, key, keyLocation: siteOrigin + keyPath(key), urlList };
  const headers = { "content-type": "application/json; charset=utf-8" };
  await postJson({ url, body: JSON.stringify(message), headers, signal });
  await discardPending(database, paths);
  return urlList.length;
}

/** Marks pending pages, or those of them with these paths, as done. */
export async function discardPending(
  database: Kysely<Database>,
  paths?: readonly string[],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom("indexnow_page")
      .where("waiting", "=", 1)
      .where("digest", "is", null)
      .$if(paths !== undefined, (query) => query.where("path", "in", paths ?? []))
      .execute();
    await transaction
      .updateTable("indexnow_page")
      .set({ waiting: 0 })
      .where("waiting", "=", 1)
      .$if(paths !== undefined, (query) => query.where("path", "in", paths ?? []))
      .execute();
  });
}

/** Path of the key file, by which IndexNow verifies who owns the site. */
export function keyPath(key: string): string {
  return `/${key}.txt`;
}
