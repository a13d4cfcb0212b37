import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import { withLocale } from "#domain/links.ts";
import { locales } from "#domain/locale.ts";
import { type Erased, eraseEnquiries } from "#enquiries/erase.ts";

export interface PurgeOpenedOptions {
  /** Path of the page that has opened, without its language: `/coming-soon`; `all` for every one. */
  page: string;
  dryRun: boolean;
}

/** Erases the wishes to hear of an opening, once the notice is sent; a dry run only counts. */
export function purgeOpened(
  database: Kysely<Database>,
  { page, dryRun }: PurgeOpenedOptions,
): Promise<Erased> {
  const pages = locales.map((locale) => withLocale(locale, page));
  return eraseEnquiries(
    database,
    (row) => {
      const wishes = row("kind", "=", "opening");
      return page === "all" ? wishes : wishes.and("page", "in", pages);
    },
    dryRun,
  );
}
