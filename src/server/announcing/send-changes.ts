import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import { withLocale } from "#domain/links.ts";
import { locales } from "#domain/locale.ts";
import { postJson } from "#enquiries/delivery/post-json.ts";

export interface Endpoint {
  /** Where IndexNow is spoken. */
  url: string;
  key: string;
  siteOrigin: string;
}

/** IndexNow takes 10,000 addresses at once; a page has one in each language. */
const pagesAtOnce = 10_000 / locales.length;

/**
 * Tells the endpoint the addresses of the next pages that wait, and answers how many those were. Throws a `DeliveryFault`
 * where it does not take them; they then wait on.
 */
export async function sendChanges(
  database: Kysely<Database>,
  { url, key, siteOrigin }: Endpoint,
  signal: AbortSignal,
): Promise<number> {
  const rows = await database
    .selectFrom("announced_page")
    .select("path")
    .where("waiting", "=", 1)
    .orderBy("path")
    .limit(pagesAtOnce)
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
  await forgetWaiting(database, paths);
  return urlList.length;
}

/** What waits, or of it these paths alone, is not told any more. */
export async function forgetWaiting(
  database: Kysely<Database>,
  paths?: readonly string[],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom("announced_page")
      .where("waiting", "=", 1)
      .where("digest", "is", null)
      .$if(paths !== undefined, (query) => query.where("path", "in", paths ?? []))
      .execute();
    await transaction
      .updateTable("announced_page")
      .set({ waiting: 0 })
      .where("waiting", "=", 1)
      .$if(paths !== undefined, (query) => query.where("path", "in", paths ?? []))
      .execute();
  });
}

/** Where the site shows its key, which proves that it is ours to speak for. */
export function keyPath(key: string): string {
  return `/${key}.txt`;
}
