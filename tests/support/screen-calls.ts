import { calls, type CallName } from "#contract/calls.ts";
import { contentPages, type ContentPage } from "#domain/content-pages.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { layoutCalls } from "#site/data/layout-calls.ts";
import type { RouteName } from "#site/route-table.ts";
import { screenPaths } from "#tests/support/screen-paths.ts";

interface ScreenCalls {
  /** Without any of these calls the screen is an error page. */
  essential: readonly CallName[];
  optional: readonly CallName[];
}

export interface Screen extends ScreenCalls {
  path: string;
}

/** Screens of these routes load the same as another. */
type Alike = "landing-uae" | "listing-city" | "listing-type" | "listing-type-city";

type ScreenName = Exclude<RouteName, Alike> | "not-found";

const withoutCurrencies = layoutCalls.filter((name) => name !== "currencies");
const withoutFooter = layoutCalls.filter((name) => name !== "footerLinks");

const contentPageCalls: ScreenCalls = { essential: ["page"], optional: layoutCalls };

/** The API calls of each screen; the type requires an entry for each new screen. */
const screenCalls: Readonly<Record<ScreenName, ScreenCalls>> = {
  ...(Object.fromEntries(contentPages.map((page) => [page, contentPageCalls])) as Record<
    ContentPage,
    ScreenCalls
  >), // each page of the list
  home: { essential: ["homePage"], optional: [...layoutCalls, "propertyTypes"] },
  listing: { essential: ["listing"], optional: layoutCalls },
  project: { essential: ["project", "currencies"], optional: [...withoutCurrencies, "towns"] },
  country: { essential: ["cities"], optional: [...layoutCalls, "listing"] },
  city: { essential: ["towns"], optional: [...layoutCalls, "listing"] },
  "contact-us": {
    essential: ["page", "footerLinks"],
    optional: [...withoutFooter, "towns", "cities"],
  },
  "about-us": { essential: ["page"], optional: [...layoutCalls, "countries", "towns", "cities"] },
  "landing-cyprus": { essential: ["page"], optional: layoutCalls },
  "developer-companies": { essential: ["developers"], optional: layoutCalls },
  "developer-company": { essential: ["developer"], optional: layoutCalls },
  offers: { essential: ["offers"], optional: layoutCalls },
  blog: { essential: ["posts"], optional: [...layoutCalls, "blogCategories", "latestPosts"] },
  article: { essential: ["post"], optional: [...layoutCalls, "listing"] },
  videos: { essential: ["videos"], optional: [...layoutCalls, "featuredVideos"] },
  "coming-soon": { essential: ["page"], optional: layoutCalls },
  "city-guide": {
    essential: ["towns"],
    optional: [...layoutCalls, "town", "page", "listing", "similarRegions"],
  },
  "town-guide": { essential: ["town"], optional: [...layoutCalls, "towns", "page"] },
  enquiry: { essential: ["page"], optional: layoutCalls },
  questionnaire: {
    essential: ["propertyTypes"],
    optional: [...layoutCalls, "project", "page"],
  },
  shortlist: { essential: ["referencedProjects"], optional: layoutCalls },
  compare: {
    essential: ["referencedProjects", "project", "currencies"],
    optional: withoutCurrencies,
  },
  "thanks-you": { essential: ["page"], optional: layoutCalls },
  "not-found": { essential: ["redirect"], optional: layoutCalls },
};

/** Half of the screens in a language written from right to left. */
export const screens = Object.fromEntries(
  Object.entries(screenCalls).map(([name, screenCalls], at) => [
    name,
    { ...screenCalls, path: pathsIn(at % 2 === 0 ? "ar" : "en")[name as ScreenName] }, // its own key
  ]),
) as Record<ScreenName, Screen>; // the same keys

function pathsIn(language: Locale): Record<ScreenName, string> {
  return {
    ...screenPaths(language),
    questionnaire: linkTo(language, "questionnaire", { step: "result" }),
    "not-found": `${linkTo(language, "home")}/no-such-place`,
  };
}

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
