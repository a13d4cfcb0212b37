import type { CallName } from "#contract/calls.ts";

/** Paths of every call; search and listing without filters, with many, and with texts. */
const samples: Readonly<Record<CallName, readonly string[]>> = {
  areaNavigation: ["/regions/filter"],
  currencies: ["/currencies"],
  filterPages: ["/projects/search-slugs"],
  footerLinks: ["/settings/footer-links"],
  homePage: ["/pages/home"],
  page: ["/pages/our-team", "/pages/landing-uae"],
  offers: ["/get-offers"],
  developers: ["/developer-companies"],
  developerNames: ["/developer-companies/developers/list"],
  developer: ["/developer-companies/qasr-developments"],
  countries: ["/regions/countries"],
  cities: ["/regions/turkey/cities"],
  towns: ["/regions/cities/istanbul/towns"],
  townNames: ["/regions/towns-in-city/istanbul"],
  town: ["/regions/towns/istanbul/kadikoy"],
  similarRegions: ["/regions/similar-regions/city/istanbul"],
  homepageRegions: ["/regions/regions-in-homepage"],
  propertyTypes: ["/projects/types"],
  featuredProjects: ["/projects/featured-projects"],
  latestProjects: ["/projects/latests-projects"],
  listing: [
    "/projects/types/properties/properties",
    "/projects/types/apartments/istanbul?rooms=2-1&price=200000-900000&sort=price",
  ],
  project: ["/projects/istanbul/bosphorus-terraces"],
  referencedProjects: ["/projects/references?homes=IST-1042,IST-1063"],
  townProjects: ["/projects/towns/kadikoy"],
  search: [
    "/projects/search?query=park",
    `/projects/search?query=${encodeURIComponent("شقق في إسطنبول")}`,
    "/projects/search?query=nothing&price=-1000",
  ],
  suggestions: ["/projects/suggestions?query=ist"],
  featuredVideos: ["/videos/featured-videos"],
  videos: ["/videos/index"],
  latestPosts: ["/blog/latest-posts"],
  featuredPosts: ["/blog/featured-posts"],
  blogCategories: ["/blog/categories"],
  posts: ["/blog/all-posts"],
  post: ["/blog/dubai-rental-yields-by-area"],
  homepagePosts: ["/blog/latest-posts-home"],
  redirect: ["/redirects?path=/turkey/kadikoy"],
  sitemap: ["/sitemap"],
  sitemapEntries: ["/sitemap/projects"],
};

/** Below `/api/v1`. */
export const apiPaths: readonly string[] = Object.values(samples).flat();
