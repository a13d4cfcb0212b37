import { data } from "react-router";
import type { Paging } from "#contract/shared.ts";
import { localeFacts, type Locale } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { truncateText } from "#site/data/truncate-text.ts";

/** Throws a 404; an empty list still has its first page. */
export function assertPageExists({ number, pages }: Paging): void {
  if (number > Math.max(pages, 1)) throw data(null, { status: 404 });
}

export function pagedTitle(locale: Locale, title: string, { number }: Paging): string {
  if (number === 1) return title;
  return translatorFor(locale, "listing")("title_page", { title, page: number });
}

/** A meta description no longer than search engines show; from page two on it begins with the page's number. */
export function pagedDescription(
  locale: Locale,
  description: string,
  { number, pages }: Paging,
): string {
  const t = translatorFor(locale, "listing");
  const fullDescription =
    number === 1 ? description : t("description_page", { description, page: number, pages });
  return truncateText(fullDescription, localeFacts[locale].iso);
}
