import type { FilterPages } from "#contract/listing.ts";
import type { AreaNavigation } from "#contract/region.ts";
import type { FooterLinks } from "#contract/settings.ts";

/** What menus and footer show; they are drawn without it when the API cannot be reached. */
export interface NavigationData {
  areas: AreaNavigation["content"];
  filterPages: FilterPages;
  footer: FooterLinks;
}
