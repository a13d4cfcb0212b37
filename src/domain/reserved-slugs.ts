/** First path segments of the site and the API; an entity with such a slug would be shadowed by a route. */
import { contentPages } from "#domain/content-pages.ts";
import { draftCodes, locales } from "#domain/locale.ts";

const screens = [
  ...contentPages,
  "blog",
  "coming-soon",
  "compare",
  "developer-companies",
  "enquiry",
  "for-sale",
  "guides",
  "landing",
  "offers",
  "offline",
  "preferences",
  "properties",
  "questionnaire",
  "search",
  "search-suggestions",
  "shortlist",
  "thanks-you",
  "videos",
];

const serverPaths = [
  "api",
  "assets",
  "healthz",
  "media",
  "readyz",
  "robots",
  "sitemap",
  "sitemaps",
];

const apiPaths = [
  "all-posts",
  "categories",
  "cities",
  "countries",
  "currencies",
  "developers",
  "featured-posts",
  "featured-projects",
  "featured-videos",
  "filter",
  "get-offers",
  "home",
  "index",
  "latest-posts",
  "latest-posts-home",
  "latests-projects",
  "list",
  "pages",
  "projects",
  "redirects",
  "references",
  "regions",
  "regions-in-homepage",
  "search-slugs",
  "settings",
  "similar-regions",
  "suggestions",
  "towns",
  "towns-in-city",
  "types",
];

const reserved: ReadonlySet<string> = new Set([
  ...screens,
  ...serverPaths,
  ...apiPaths,
  ...locales,
  ...draftCodes,
]);

/** Whether a slug is unavailable to entities; paths that contain `syria` are redirected. */
export function isReservedSlug(slug: string): boolean {
  return reserved.has(slug) || slug.includes("syria");
}
