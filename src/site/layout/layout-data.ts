import type { FilterPages } from "#contract/listing.ts";
import type { AreaNavigation } from "#contract/region.ts";
import type { FooterLinks } from "#contract/settings.ts";
import type { CompanyToReach } from "#site/components/company.tsx";

/** A saved listing as menus show it. */
export type MenuFilterPage = Omit<FilterPages[number], "heading">;

/** What menus show; a list is empty where it could not be had. */
export interface MenusData {
  areas: AreaNavigation["content"];
  filterPages: readonly MenuFilterPage[];
}

/** What the footer shows; `footer` is null where it could not be had. */
export interface FooterData {
  footer: (Pick<FooterLinks, "content"> & { company: CompanyToReach }) | null;
  /** The year in which the page is read. */
  year: number;
}
