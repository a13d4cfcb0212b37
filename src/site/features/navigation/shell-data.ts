import type { FilterPages } from "#contract/listing.ts";
import type { AreaNavigation } from "#contract/region.ts";
import type { FooterLinks } from "#contract/settings.ts";

/** What menus show; a list is empty where it could not be had. */
export interface MenusData {
  areas: AreaNavigation["content"];
  filterPages: FilterPages;
  /** Address of the page, as far as menus tell addresses apart: see `pathInMenus`. */
  path: string;
}

/** What the footer shows; `footer` is null where it could not be had. */
export interface FooterData {
  footer: Pick<FooterLinks, "content" | "company"> | null;
  /** The year in which the page is read. */
  year: number;
  path: string;
}

/** Menus mark the page they lead to and those below it: all pages below one another look alike to them. */
export function pathInMenus(pathname: string): string {
  const [, locale, first, second, ...below] = pathname.split("/");
  if (below.length === 0 || below.includes("for-sale") || second === "for-sale") return pathname;
  return `/${locale}/${first}/${second}/`;
}
