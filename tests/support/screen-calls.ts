import { calls, type CallName } from "#contract/calls.ts";
import { linkTo } from "#domain/links.ts";

interface Screen {
  path: string;
  /** Without any of these calls the screen is an error page. */
  essential: CallName[];
  /** Optional calls. */
  extra: CallName[];
}

const surroundings: CallName[] = ["areaNavigation", "currencies", "filterPages", "footerLinks"];
const withoutCurrencies = surroundings.filter((name) => name !== "currencies");
const withoutFooter = surroundings.filter((name) => name !== "footerLinks");

export const screens: Record<string, Screen> = {
  home: {
    path: linkTo("ar", "home"),
    essential: ["homePage"],
    extra: [...surroundings, "propertyTypes"],
  },
  listing: {
    path: linkTo("en", "listing", { country: "turkey" }),
    essential: ["listing"],
    extra: surroundings,
  },
  project: {
    path: linkTo("en", "project", { country: "uae", city: "dubai", slug: "marina-arc" }),
    essential: ["project", "currencies"],
    extra: [...withoutCurrencies, "towns"],
  },
  country: {
    path: linkTo("ar", "country", { country: "turkey" }),
    essential: ["cities"],
    extra: [...surroundings, "listing"],
  },
  city: {
    path: linkTo("en", "city", { country: "cyprus", city: "limassol" }),
    essential: ["towns"],
    extra: [...surroundings, "listing"],
  },
  contact: {
    path: linkTo("en", "contact-us"),
    essential: ["page", "footerLinks"],
    extra: [...withoutFooter, "towns", "cities"],
  },
  about: {
    path: linkTo("ar", "about-us"),
    essential: ["page"],
    extra: [...surroundings, "countries", "towns", "cities"],
  },
  team: { path: linkTo("en", "our-team"), essential: ["page"], extra: surroundings },
  partnership: { path: linkTo("ar", "partnership"), essential: ["page"], extra: surroundings },
  landing: {
    path: linkTo("ar", "landing", { country: "cyprus" }),
    essential: ["page"],
    extra: surroundings,
  },
  "privacy policy": {
    path: linkTo("en", "privacy-policy"),
    essential: ["page"],
    extra: surroundings,
  },
  developers: {
    path: linkTo("ar", "developer-companies"),
    essential: ["developers"],
    extra: surroundings,
  },
  developer: {
    path: linkTo("en", "developer-company", { slug: "bogazhan-yapi" }),
    essential: ["developer"],
    extra: surroundings,
  },
  offers: { path: linkTo("ar", "offers"), essential: ["offers"], extra: surroundings },
  blog: {
    path: linkTo("ar", "blog"),
    essential: ["posts"],
    extra: [...surroundings, "blogCategories", "latestPosts"],
  },
  article: {
    path: linkTo("en", "article", { slug: "istanbul-districts-compared-2026" }),
    essential: ["post"],
    extra: [...surroundings, "listing"],
  },
  videos: {
    path: linkTo("en", "videos"),
    essential: ["videos"],
    extra: [...surroundings, "featuredVideos"],
  },
  "coming soon": { path: linkTo("ar", "coming-soon"), essential: ["page"], extra: surroundings },
  "city guide": {
    path: linkTo("en", "city-guide", { city: "istanbul" }),
    essential: ["towns"],
    extra: [...surroundings, "town", "page", "listing", "similarRegions"],
  },
  "town guide": {
    path: linkTo("ar", "town-guide", { city: "istanbul", town: "kadikoy" }),
    essential: ["town"],
    extra: [...surroundings, "towns", "page"],
  },
  comparison: {
    path: linkTo("en", "compare", { homes: ["IST-1042", "DXB-2010"] }),
    essential: ["referencedProjects", "project", "currencies"],
    extra: withoutCurrencies,
  },
  questionnaire: {
    path: linkTo("ar", "questionnaire", { step: "result" }),
    essential: ["propertyTypes"],
    extra: [...surroundings, "project", "page"],
  },
  "not found": {
    path: `${linkTo("en", "home")}/no-such-place`,
    essential: ["redirect"],
    extra: surroundings,
  },
};

/** Whether a path below `/api/v1` belongs to this call. */
export function isCall(name: CallName): (path: string) => boolean {
  const pattern = calls[name].path.replaceAll(/\{\w+\}/g, "[^/]+");
  return (path) => new RegExp(`^${pattern}(?:\\?|$)`).test(path);
}

/** Whether a path belongs to one of a screen's optional calls. */
export function isExtraOf({ extra }: Screen): (path: string) => boolean {
  const hits = extra.map(isCall);
  return (path) => hits.some((isHit) => isHit(path));
}
