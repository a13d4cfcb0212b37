/** A content pack as parsed: every entity of the folder, lists in the order of their file, files in the order of their names. */
import type { Amenity } from "#content/kinds/amenity.ts";
import type { Category } from "#content/kinds/category.ts";
import type { City } from "#content/kinds/city.ts";
import type { Country } from "#content/kinds/country.ts";
import type { Currency } from "#content/kinds/currency.ts";
import type { Department } from "#content/kinds/department.ts";
import type { Developer } from "#content/kinds/developer.ts";
import type { Faq } from "#content/kinds/faq.ts";
import type { FilterPage } from "#content/kinds/filter-page.ts";
import type { FooterGroup } from "#content/kinds/footer-group.ts";
import type { Landing } from "#content/kinds/landing.ts";
import type { MediaFile } from "#content/kinds/media-file.ts";
import type { Offer } from "#content/kinds/offer.ts";
import type { Page } from "#content/kinds/page.ts";
import type { Post } from "#content/kinds/post.ts";
import type { Project } from "#content/kinds/project.ts";
import type { PropertyType } from "#content/kinds/property-type.ts";
import type { PurchaseRules } from "#content/kinds/purchase-rules.ts";
import type { Settings } from "#content/kinds/settings.ts";
import type { Testimonial } from "#content/kinds/testimonial.ts";
import type { Town } from "#content/kinds/town.ts";
import type { Video } from "#content/kinds/video.ts";

export interface ContentPack {
  settings: Settings;
  currencies: readonly Currency[];
  propertyTypes: readonly PropertyType[];
  amenities: readonly Amenity[];
  /** In the order of the vocabulary: Turkey, the UAE, Cyprus. */
  countries: readonly Country[];
  cities: readonly City[];
  towns: readonly Town[];
  developers: readonly Developer[];
  projects: readonly Project[];
  filterPages: readonly FilterPage[];
  categories: readonly Category[];
  posts: readonly Post[];
  videos: readonly Video[];
  offers: readonly Offer[];
  departments: readonly Department[];
  testimonials: readonly Testimonial[];
  faqs: readonly Faq[];
  pages: readonly Page[];
  landings: readonly Landing[];
  footerGroups: readonly FooterGroup[];
  purchaseRules: readonly PurchaseRules[];
  media: readonly MediaFile[];
}
