/** One path of every kind of page, by name. */
import { contentPages } from "#domain/content-pages.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";

export function keyPages(language: Locale): Record<string, string> {
  const everywhere = linkTo(language, "listing", { country: "properties" });
  const project = (country: string, city: string, slug: string) =>
    linkTo(language, "project", { country, city, slug });
  return {
    home: linkTo(language, "home"),
    listing: everywhere,
    "listing of a country": linkTo(language, "listing", { country: "turkey" }),
    "listing of a city": linkTo(language, "listing", { country: "turkey", city: "istanbul" }),
    "listing of a type in a city": linkTo(language, "listing", {
      country: "uae",
      type: "villas",
      city: "dubai",
    }),
    "filtered listing": `${everywhere}?status=off-plan&rooms=1-1,2-1&sort=price`,
    "filter page": linkTo(language, "listing", { country: "turkey", type: "citizenship-turkey" }),
    "empty listing": `${everywhere}?price=-1000`,
    "off-plan project": project("uae", "dubai", "marina-arc"),
    "ready project": project("uae", "dubai", "circle-court"),
    "sold project": project("cyprus", "limassol", "columbia-gardens"),
    country: linkTo(language, "country", { country: "turkey" }),
    city: linkTo(language, "city", { country: "cyprus", city: "limassol" }),
    "city guide": linkTo(language, "city-guide", { city: "istanbul" }),
    "town guide": linkTo(language, "town-guide", { city: "istanbul", town: "kadikoy" }),
    ...Object.fromEntries(contentPages.map((page) => [page, linkTo(language, page)])),
    blog: linkTo(language, "blog"),
    "blog, second page": linkTo(language, "blog", { page: 2 }),
    "blog, a category": linkTo(language, "blog", { category: "buying-guides" }),
    article: linkTo(language, "article", { slug: "istanbul-districts-compared-2026" }),
    developers: linkTo(language, "developer-companies"),
    developer: linkTo(language, "developer-company", { slug: "bogazhan-yapi" }),
    offers: linkTo(language, "offers"),
    videos: linkTo(language, "videos"),
    "landing, Cyprus": linkTo(language, "landing", { country: "cyprus" }),
    "landing, UAE": linkTo(language, "landing", { country: "uae" }),
    "form by itself": linkTo(language, "enquiry"),
    questionnaire: linkTo(language, "questionnaire"),
    shortlist: linkTo(language, "shortlist"),
    compare: linkTo(language, "compare", { homes: ["IST-1042", "DXB-2010"] }),
    "compare four": linkTo(language, "compare", {
      homes: ["IST-1042", "DXB-2010", "CYP-3003", "IST-1060"],
    }),
    thanks: linkTo(language, "thanks-you"),
    "coming soon": linkTo(language, "coming-soon"),
    "not found": `${linkTo(language, "home")}/no/such/place/here`,
  };
}
