import type { FilterPages } from "#contract/listing.ts";
import type { AreaNavigation } from "#contract/region.ts";
import type { FooterLinks } from "#contract/settings.ts";

/** What menus and footer show; a list is empty, and the footer null, where it could not be had. */
export interface NavigationData {
  areas: AreaNavigation["content"];
  filterPages: FilterPages;
  footer: FooterLinks | null;
}
