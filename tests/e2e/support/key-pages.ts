import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { screenPaths } from "#tests/support/screen-paths.ts";

/** One path per screen and per notable state of one, by name. */
export function keyPages(language: Locale): Record<string, string> {
  const everywhere = linkTo(language, "listing", { country: "properties" });
  const project = (country: string, city: string, slug: string) =>
    linkTo(language, "project", { country, city, slug });
  return {
    ...screenPaths(language),
    "listing of a country": linkTo(language, "listing", { country: "turkey" }),
    "filtered listing": `${everywhere}?status=off-plan&rooms=1-1,2-1&sort=price`,
    "empty listing": `${everywhere}?price=-1000`,
    "ready project": project("uae", "dubai", "circle-court"),
    "sold project": project("cyprus", "limassol", "columbia-gardens"),
    "blog, second page": linkTo(language, "blog", { page: 2 }),
    "blog, a category": linkTo(language, "blog", { category: "buying-guides" }),
    shortlist: linkTo(language, "shortlist"), // the device's own list
    "compare four": linkTo(language, "compare", {
      homes: ["IST-1042", "DXB-2010", "CYP-3003", "IST-1060"],
    }),
    "not found": `${linkTo(language, "home")}/no/such/place/here`,
  };
}
