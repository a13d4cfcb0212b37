import { calls, type CallName } from "#contract/calls.ts";
import { linkTo } from "#domain/links.ts";
import { layoutCalls } from "#site/data/layout-calls.ts";

interface Screen {
  path: string;
  /** Without any of these calls the screen is an error page. */
  essential: CallName[];
  /** Optional calls. */
  optional: CallName[];
}

const withoutCurrencies = layoutCalls.filter((name) => name !== "currencies");
const withoutFooter = layoutCalls.filter((name) => name !== "footerLinks");

export const screens: Record<string, Screen> = {
  home: {
    path: linkTo("ar", "home"),
    essential: ["homePage"],
    optional: [...layoutCalls, "propertyTypes"],
  },
  listing: {
    path: linkTo("en", "listing", { country: "turkey" }),
    essential: ["listing"],
    optional: layoutCalls,
  },
  project: {
    path: linkTo("en", "project", { country: "uae", city: "dubai", slug: "marina-arc" }),
    essential: ["project", "currencies"],
    optional: [...withoutCurrencies, "towns"],
  },
  country: {
    path: linkTo("ar", "country", { country: "turkey" }),
    essential: ["cities"],
    optional: [...layoutCalls, "listing"],
  },
  city: {
    path: linkTo("en", "city", { country: "cyprus", city: "limassol" }),
    essential: ["towns"],
    optional: [...layoutCalls, "listing"],
  },
  contact: {
    path: linkTo("en", "contact-us"),
    essential: ["page", "footerLinks"],
    optional: [...withoutFooter, "towns", "cities"],
  },
  about: {
    path: linkTo("ar", "about-us"),
    essential: ["page"],
    optional: [...layoutCalls, "countries", "towns", "cities"],
  },
  team: { path: linkTo("en", "our-team"), essential: ["page"], optional: layoutCalls },
  partnership: { path: linkTo("ar", "partnership"), essential: ["page"], optional: layoutCalls },
  landing: {
    path: linkTo("ar", "landing", { country: "cyprus" }),
    essential: ["page"],
    optional: layoutCalls,
  },
  "privacy policy": {
    path: linkTo("en", "privacy-policy"),
    essential: ["page"],
    optional: layoutCalls,
  },
  developers: {
    path: linkTo("ar", "developer-companies"),
    essential: ["developers"],
    optional: layoutCalls,
  },
  developer: {
    path: linkTo("en", "developer-company", { slug: "bogazhan-yapi" }),
    essential: ["developer"],
    optional: layoutCalls,
  },
  offers: { path: linkTo("ar", "offers"), essential: ["offers"], optional: layoutCalls },
  blog: {
    path: linkTo("ar", "blog"),
    essential: ["posts"],
    optional: [...layoutCalls, "blogCategories", "latestPosts"],
  },
  article: {
    path: linkTo("en", "article", { slug: "istanbul-districts-compared-2026" }),
    essential: ["post"],
    optional: [...layoutCalls, "listing"],
  },
  videos: {
    path: linkTo("en", "videos"),
    essential: ["videos"],
    optional: [...layoutCalls, "featuredVideos"],
  },
  "coming soon": { path: linkTo("ar", "coming-soon"), essential: ["page"], optional: layoutCalls },
  "city guide": {
    path: linkTo("en", "city-guide", { city: "istanbul" }),
    essential: ["towns"],
    optional: [...layoutCalls, "town", "page", "listing", "similarRegions"],
  },
  "town guide": {
    path: linkTo("ar", "town-guide", { city: "istanbul", town: "kadikoy" }),
    essential: ["town"],
    optional: [...layoutCalls, "towns", "page"],
  },
  comparison: {
    path: linkTo("en", "compare", { homes: ["IST-1042", "DXB-2010"] }),
    essential: ["referencedProjects", "project", "currencies"],
    optional: withoutCurrencies,
  },
  questionnaire: {
    path: linkTo("ar", "questionnaire", { step: "result" }),
    essential: ["propertyTypes"],
    optional: [...layoutCalls, "project", "page"],
  },
  "not found": {
    path: `${linkTo("en", "home")}/no-such-place`,
    essential: ["redirect"],
    optional: layoutCalls,
  },
};

/** Whether a path below `/api/v1` belongs to this call. */
export function isPathOfCall(name: CallName): (path: string) => boolean {
  const pattern = calls[name].path.replaceAll(/\{\w+\}/g, "[^/]+");
  return (path) => new RegExp(`^${pattern}(?:\\?|$)`).test(path);
}

/** Whether a path belongs to one of a screen's optional calls. */
export function isOptionalCallOf({ optional }: Screen): (path: string) => boolean {
  const hits = optional.map(isPathOfCall);
  return (path) => hits.some((isHit) => isHit(path));
}
