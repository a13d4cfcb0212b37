import { data } from "react-router";
import type { Paging } from "#contract/shared.ts";
import { localeFacts, type Locale } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { shortText } from "#site/data/short-text.ts";

/** Throws a 404 for a page past the end of its list; an empty list has its first page. */
export function refusePastEnd({ number, pages }: Paging): void {
  if (number > Math.max(pages, 1)) throw data(null, { status: 404 });
}

/** The title of a list's page, which says from the second on which one it is. */
export function pagedTitle(locale: Locale, title: string, { number }: Paging): string {
  if (number === 1) return title;
  return translatorFor(locale, "listing")("title_page", { title, page: number });
}

/** What search engines read of a list's page, no longer than they show; from the second on it begins with which one it is. */
export function pagedDescription(
  locale: Locale,
  description: string,
  { number, pages }: Paging,
): string {
  const t = translatorFor(locale, "listing");
  const told =
    number === 1 ? description : t("description_page", { description, page: number, pages });
  return shortText(told, localeFacts[locale].iso);
}
