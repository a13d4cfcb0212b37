import { type ExpressionBuilder, type Kysely, sql, type SqlBool } from "kysely";
import type { Database } from "#database/schema.ts";
import { withLocale } from "#domain/links.ts";
import { locales } from "#domain/locale.ts";
import { type Erased, eraseEnquiries } from "#enquiries/erase.ts";

export interface PurgeLaunchNotificationsOptions {
  /** Path without its language, with every page below it; `all` for all pages. */
  page: string;
  dryRun: boolean;
}

/** Erases launch notifications that have been sent; a dry run only counts. */
export function purgeLaunchNotifications(
  database: Kysely<Database>,
  { page, dryRun }: PurgeLaunchNotificationsOptions,
): Promise<Erased> {
  return eraseEnquiries(
    database,
    (row) => {
      const notifications = row("kind", "=", "opening");
      return page === "all" ? notifications : notifications.and(isWithin(row, page));
    },
    dryRun,
  );
}

function isWithin(row: ExpressionBuilder<Database, "enquiry">, page: string) {
  const pages = locales.map((locale) => withLocale(locale, page));
  const below = pages.map((path) => `${path.replace(/[\\%_]/g, "\\$&")}/%`);
  return row.or([
    row("page", "in", pages),
    ...below.map((pattern) => sql<SqlBool>`${row.ref("page")} like ${pattern} escape '\\'`),
  ]);
}
