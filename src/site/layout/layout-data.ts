import type { FilterPages } from "#contract/listing.ts";
import type { AreaNavigation } from "#contract/region.ts";
import type { FooterLinks } from "#contract/settings.ts";
import type { CompanyContact } from "#site/components/company-context.tsx";

export type MenuFilterPage = Omit<FilterPages[number], "heading">;

/** Lists are empty when the API fails. */
export interface MenusData {
  areas: AreaNavigation["content"];
  filterPages: readonly MenuFilterPage[];
}

/** `footer` is null when the API fails. */
export interface FooterData {
  footer: (Pick<FooterLinks, "content"> & { company: CompanyContact }) | null;
  year: number;
}
