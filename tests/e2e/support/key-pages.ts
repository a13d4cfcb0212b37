/** One page of every kind that there is, by its name. */
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";

/** Those whose layout differs most; they are looked at in every window. */
export const layoutPages: readonly string[] = ["home", "listing", "off-plan project"];

export function keyPages(language: Locale): Record<string, string> {
  const everywhere = linkTo(language, "listing", { country: "properties" });
  const project = (country: string, city: string, slug: string) =>
    linkTo(language, "project", { country, city, slug });
  return {
    home: linkTo(language, "home"),
    listing: everywhere,
    "filtered listing": `${everywhere}?status=off-plan&rooms=1-1,2-1&sort=price`,
    "filter page": linkTo(language, "listing", { country: "turkey", type: "citizenship-turkey" }),
    "empty listing": `${everywhere}?price=-1000`,
    "off-plan project": project("uae", "dubai", "marina-arc"),
    "ready project": project("uae", "dubai", "circle-court"),
    "sold project": project("cyprus", "limassol", "columbia-gardens"),
    country: linkTo(language, "country", { country: "turkey" }),
    city: linkTo(language, "city", { country: "cyprus", city: "limassol" }),
    contact: linkTo(language, "contact-us"),
    partnership: linkTo(language, "partnership"),
    "privacy policy": linkTo(language, "privacy-policy"),
    "coming soon": linkTo(language, "about-us"),
    "not found": `${linkTo(language, "home")}/no-such-place`,
  };
}
