import { type ExpressionBuilder, type Kysely, sql, type SqlBool } from "kysely";
import type { Database } from "#database/schema.ts";
import { withLocale } from "#domain/links.ts";
import { locales } from "#domain/locale.ts";
import { type Erased, eraseEnquiries } from "#enquiries/erase.ts";

export interface PurgeOpenedOptions {
  /** Path of what has opened, without its language: `/syria` with every page below it; `all` for every one. */
  page: string;
  dryRun: boolean;
}

/** Erases the wishes to hear of an opening, once the notice is sent; a dry run only counts. */
export function purgeOpened(
  database: Kysely<Database>,
  { page, dryRun }: PurgeOpenedOptions,
): Promise<Erased> {
  return eraseEnquiries(
    database,
    (row) => {
      const wishes = row("kind", "=", "opening");
      return page === "all" ? wishes : wishes.and(standsWithin(row, page));
    },
    dryRun,
  );
}

function standsWithin(row: ExpressionBuilder<Database, "enquiry">, page: string) {
  const pages = locales.map((locale) => withLocale(locale, page));
  const below = pages.map((path) => `${path.replace(/[\\%_]/g, "\\$&")}/%`);
  return row.or([
    row("page", "in", pages),
    ...below.map((pattern) => sql<SqlBool>`${row.ref("page")} like ${pattern} escape '\\'`),
  ]);
}
