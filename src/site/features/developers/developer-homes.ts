import { anyCriteria, searchQuery } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";

/** Where everything that a developer sells here is listed, in all countries. */
export function developerHomes(locale: Locale, developer: string): string {
  const listing = linkTo(locale, "listing", { country: "properties" });
  return `${listing}?${searchQuery({ ...anyCriteria, developer: [developer] })}`;
}
