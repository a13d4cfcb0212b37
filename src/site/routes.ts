/** Every screen is served once per locale, under route ids such as `about-us___en`. */
import { layout, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import { contentPages, type ContentPage } from "#domain/content-pages.ts";
import { defaultLocale, locales, type Locale } from "#domain/locale.ts";

/** The modules of the content's pages. A page of headings and texts alone is a `policy`. */
const contentPageFiles: Record<ContentPage, string> = {
  "about-us": "about-us",
  "contact-us": "contact-us",
  "our-team": "our-team",
  partnership: "partnership",
  "privacy-policy": "policy",
};

const screens = [
  { id: "home", path: "", file: "home" },
  ...contentPages.map((page) => ({ id: page, path: page, file: contentPageFiles[page] })),
  { id: "blog", path: "blog", file: "blog" },
  { id: "article", path: "blog/:slug", file: "article" },
  { id: "coming-soon", path: "coming-soon", file: "coming-soon" },
  { id: "developer-companies", path: "developer-companies", file: "developer-companies" },
  { id: "developer-company", path: "developer-companies/:slug", file: "developer-company" },
  { id: "offers", path: "offers", file: "offers" },
  { id: "enquiry", path: "enquiry", file: "enquiry" },
  { id: "questionnaire", path: "questionnaire", file: "questionnaire" },
  { id: "shortlist", path: "shortlist", file: "shortlist" },
  { id: "compare", path: "compare", file: "compare" },
  { id: "thanks-you", path: "thanks-you", file: "thanks-you" },
  { id: "videos", path: "videos", file: "videos" },
  { id: "landing-cyprus", path: "landing/cyprus", file: "landing" },
  { id: "landing-uae", path: "landing/uae", file: "landing" },
  { id: "city-guide", path: "guides/:city", file: "city-guide" },
  { id: "town-guide", path: "guides/:city/:town", file: "town-guide" },
  { id: "listing", path: ":country/for-sale", file: "listing" },
  { id: "listing-type", path: ":country/:type/for-sale", file: "listing" },
  { id: "listing-city", path: ":country/for-sale/:city", file: "listing" },
  { id: "listing-type-city", path: ":country/:type/for-sale/:city", file: "listing" },
  { id: "country", path: ":country", file: "country" },
  { id: "city", path: ":country/:city", file: "city" },
  { id: "project", path: ":country/:city/:slug", file: "project" },
] as const;

export type RouteName = (typeof screens)[number]["id"];

const notFound = { id: "not-found", file: "not-found" };

/** Module path of each screen by its route id without the locale. */
export const screenModules: Readonly<Record<string, string>> = Object.fromEntries(
  [...screens, notFound].map(({ id, file }) => [id, `src/site/routes/${file}.tsx`]),
);

/** The pages of one locale inside its layout; a path that matches none is a 404 with header and footer. */
function pagesIn(locale: Locale): RouteConfigEntry {
  return layout(`routes/languages/${locale}.ts`, { id: `locale___${locale}` }, [
    ...screens.map(({ id, path, file }) =>
      route(path === "" ? locale : `${locale}/${path}`, `routes/${file}.tsx`, {
        id: `${id}___${locale}`,
      }),
    ),
    route(locale === defaultLocale ? "*" : `${locale}/*`, `routes/${notFound.file}.tsx`, {
      id: `${notFound.id}___${locale}`,
    }),
  ]);
}

export default [
  ...locales.map(pagesIn),
  ...locales.map((locale) =>
    route(`${locale}/:country/:city/:slug/payments.ics`, "routes/files/payment-dates.ts", {
      id: `payment-dates___${locale}`,
    }),
  ),
  ...locales.map((locale) =>
    route(`${locale}/:country/:city/:slug/code.svg`, "routes/files/project-code.ts", {
      id: `project-code___${locale}`,
    }),
  ),
  ...locales.map((locale) =>
    route(`${locale}/wechat-code.svg`, "routes/files/wechat-code.ts", {
      id: `wechat-code___${locale}`,
    }),
  ),
  ...locales.map((locale) =>
    route(`${locale}/offline`, "routes/files/offline.ts", { id: `offline___${locale}` }),
  ),
  ...locales.map((locale) =>
    route(`${locale}/manifest.webmanifest`, "routes/files/app-manifest.ts", {
      id: `manifest___${locale}`,
    }),
  ),
  ...locales.map((locale) =>
    route(`${locale}/search-suggestions`, "routes/files/search-suggestions.ts", {
      id: `search-suggestions___${locale}`,
    }),
  ),
  ...locales.map((locale) =>
    route(`${locale}/enquiry/send`, "routes/files/send-enquiry.ts", {
      id: `send-enquiry___${locale}`,
    }),
  ),
  ...locales.map((locale) =>
    route(`${locale}/enquiry/dialog`, "routes/files/contact-dialog.ts", {
      id: `contact-dialog___${locale}`,
    }),
  ),
  ...locales.map((locale) =>
    route(`${locale}/questionnaire/content`, "routes/files/questionnaire-content.ts", {
      id: `questionnaire-content___${locale}`,
    }),
  ),
  route("preferences", "routes/files/preferences.ts"),
] satisfies RouteConfig;
