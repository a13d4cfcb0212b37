/** The site map. Every screen stands once and is served in each language, under ids such as `about-us___en`. */
import { route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import { locales, type Locale } from "#domain/locale.ts";

/** Where a `file` says "coming-soon", the screen itself is still to come. */
const screens = [
  { id: "home", path: "", file: "home" },
  { id: "about-us", path: "about-us", file: "coming-soon" },
  { id: "blog", path: "blog", file: "coming-soon" },
  { id: "article", path: "blog/:slug", file: "coming-soon" },
  { id: "coming-soon", path: "coming-soon", file: "coming-soon" },
  { id: "contact-us", path: "contact-us", file: "coming-soon" },
  { id: "developer-companies", path: "developer-companies", file: "coming-soon" },
  { id: "developer-company", path: "developer-companies/:slug", file: "coming-soon" },
  { id: "offers", path: "offers", file: "coming-soon" },
  { id: "our-team", path: "our-team", file: "coming-soon" },
  { id: "partnership", path: "partnership", file: "coming-soon" },
  { id: "privacy-policy", path: "privacy-policy", file: "coming-soon" },
  { id: "thanks-you", path: "thanks-you", file: "coming-soon" },
  { id: "videos", path: "videos", file: "coming-soon" },
  { id: "landing-cyprus", path: "landing/cyprus", file: "coming-soon" },
  { id: "landing-uae", path: "landing/uae", file: "coming-soon" },
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

function screensIn(locale: Locale): RouteConfigEntry[] {
  return screens.map(({ id, path, file }) =>
    route(path === "" ? locale : `${locale}/${path}`, `routes/${file}.tsx`, {
      id: `${id}___${locale}`,
    }),
  );
}

export default [
  ...locales.flatMap(screensIn),
  route("preferences", "routes/preferences.ts"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
