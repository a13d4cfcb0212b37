/** Every route of the site once, for React Router and for the server in front of it. */

import { contentPages, type ContentPage } from "#domain/content-pages.ts";

/** How the query of a route is read; a route without one ignores its query. */
export type RouteQuery =
  | "choices"
  | "compare"
  | "enquiry"
  | "listing"
  | "page"
  | "posts"
  | "questionnaire"
  | "shortlist"
  | "suggestions"
  | "thanks";

/** Who reads the response to a form that is posted to a route. */
export type FormReader = "visitor" | "script" | "nobody";

interface RouteFacts {
  /** Without the language, which follows three underscores in the id of React Router. */
  id: string;
  /** Below the language. */
  path: string;
  /** Module below `src/site/routes`, without its ending. */
  file: string;
  query?: RouteQuery;
  /** Left out where the route takes no form. */
  form?: FormReader;
}

/** Modules of the content pages; a page of headings and texts alone uses `policy`. */
const contentPageFiles: Record<ContentPage, string> = {
  "about-us": "about-us",
  "contact-us": "contact-us",
  "our-team": "our-team",
  partnership: "partnership",
  "privacy-policy": "policy",
};

/** Screens, which share the layout of their language. */
export const screens = [
  { id: "home", path: "", file: "home" },
  ...contentPages.map((page) => ({ id: page, path: page, file: contentPageFiles[page] })),
  { id: "blog", path: "blog", file: "blog", query: "posts" },
  { id: "article", path: "blog/:slug", file: "article" },
  { id: "coming-soon", path: "coming-soon", file: "coming-soon" },
  {
    id: "developer-companies",
    path: "developer-companies",
    file: "developer-companies",
    query: "page",
  },
  { id: "developer-company", path: "developer-companies/:slug", file: "developer-company" },
  { id: "offers", path: "offers", file: "offers" },
  { id: "enquiry", path: "enquiry", file: "enquiry", query: "enquiry", form: "visitor" },
  { id: "questionnaire", path: "questionnaire", file: "questionnaire", query: "questionnaire" },
  { id: "shortlist", path: "shortlist", file: "shortlist", query: "shortlist" },
  { id: "compare", path: "compare", file: "compare", query: "compare" },
  { id: "thanks-you", path: "thanks-you", file: "thanks-you", query: "thanks" },
  { id: "videos", path: "videos", file: "videos", query: "page" },
  { id: "landing-cyprus", path: "landing/cyprus", file: "landing" },
  { id: "landing-uae", path: "landing/uae", file: "landing" },
  { id: "city-guide", path: "guides/:city", file: "city-guide", query: "page" },
  { id: "town-guide", path: "guides/:city/:town", file: "town-guide" },
  { id: "listing", path: ":country/for-sale", file: "listing", query: "listing" },
  { id: "listing-type", path: ":country/:type/for-sale", file: "listing", query: "listing" },
  { id: "listing-city", path: ":country/for-sale/:city", file: "listing", query: "listing" },
  {
    id: "listing-type-city",
    path: ":country/:type/for-sale/:city",
    file: "listing",
    query: "listing",
  },
  { id: "country", path: ":country", file: "country" },
  { id: "city", path: ":country/:city", file: "city" },
  { id: "project", path: ":country/:city/:slug", file: "project", query: "choices" },
] as const satisfies readonly RouteFacts[];

export type RouteName = (typeof screens)[number]["id"];

/** Catch-all route of each language. */
export const notFound = { id: "not-found", file: "not-found" };

/** Files and data of a language, without the layout. */
export const fileRoutes: readonly RouteFacts[] = [
  {
    id: "payment-dates",
    path: ":country/:city/:slug/payments.ics",
    file: "files/payment-calendar",
  },
  { id: "project-code", path: ":country/:city/:slug/code.svg", file: "files/project-qr-code" },
  { id: "wechat-code", path: "wechat-code.svg", file: "files/wechat-qr-code" },
  { id: "offline", path: "offline", file: "files/offline" },
  { id: "manifest", path: "manifest.webmanifest", file: "files/app-manifest" },
  {
    id: "search-suggestions",
    path: "search-suggestions",
    file: "files/search-suggestions",
    query: "suggestions",
  },
  { id: "send-enquiry", path: "enquiry/send", file: "files/send-enquiry", form: "script" },
  { id: "contact-dialog", path: "enquiry/dialog", file: "files/contact-dialog" },
  {
    id: "questionnaire-content",
    path: "questionnaire/content",
    file: "files/questionnaire-content",
    query: "questionnaire",
  },
];

/** Routes that belong to no language. */
export const routesWithoutLocale: readonly RouteFacts[] = [
  { id: "preferences", path: "preferences", file: "files/preferences", form: "nobody" },
];

/** Every route of a language. */
export const localeRoutes: readonly RouteFacts[] = [...screens, ...fileRoutes];
