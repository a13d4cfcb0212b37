import { contentPages, type ContentPage } from "#domain/content-pages.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import type { RouteName } from "#site/route-table.ts";
import { keysOf } from "#domain/keys-of.ts";

/** Screens with noindex. */
export const notIndexed: ReadonlySet<string> = new Set<RouteName>([
  "coming-soon",
  "compare",
  "enquiry",
  "questionnaire",
  "shortlist",
  "thanks-you",
]);

export const screenNames = keysOf(screenPaths("en"));

/** One path per screen from the demo content; the type requires an entry for each new screen. */
export function screenPaths(language: Locale): Record<RouteName, string> {
  return {
    home: linkTo(language, "home"),
    ...(Object.fromEntries(contentPages.map((page) => [page, linkTo(language, page)])) as Record<
      ContentPage,
      string
    >), // each page of the list
    blog: linkTo(language, "blog"),
    article: linkTo(language, "article", { slug: "istanbul-districts-compared-2026" }),
    "coming-soon": linkTo(language, "coming-soon"),
    "developer-companies": linkTo(language, "developer-companies"),
    "developer-company": linkTo(language, "developer-company", { slug: "bogazhan-yapi" }),
    offers: linkTo(language, "offers"),
    enquiry: linkTo(language, "enquiry"),
    questionnaire: linkTo(language, "questionnaire"),
    shortlist: linkTo(language, "shortlist", { homes: ["IST-1042", "DXB-2010", "CYP-3003"] }),
    compare: linkTo(language, "compare", { homes: ["IST-1042", "DXB-2010"] }),
    "thanks-you": linkTo(language, "thanks-you"),
    videos: linkTo(language, "videos"),
    "landing-cyprus": linkTo(language, "landing", { country: "cyprus" }),
    "landing-uae": linkTo(language, "landing", { country: "uae" }),
    "city-guide": linkTo(language, "city-guide", { city: "istanbul" }),
    "town-guide": linkTo(language, "town-guide", { city: "istanbul", town: "kadikoy" }),
    listing: linkTo(language, "listing", { country: "properties" }),
    "listing-type": linkTo(language, "listing", { country: "turkey", type: "citizenship-turkey" }),
    "listing-city": linkTo(language, "listing", { country: "turkey", city: "istanbul" }),
    "listing-type-city": linkTo(language, "listing", {
      country: "uae",
      type: "villas",
      city: "dubai",
    }),
    country: linkTo(language, "country", { country: "turkey" }),
    city: linkTo(language, "city", { country: "cyprus", city: "limassol" }),
    project: linkTo(language, "project", {
      country: "turkey",
      city: "istanbul",
      slug: "bosphorus-terraces",
    }),
  };
}
