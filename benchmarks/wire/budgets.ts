/** What a first visit is to weigh at most, in KB of 1024 bytes, compressed: one table for `npm run size` and `npm run bench`. */
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";

export const parts = ["html", "script", "style", "fonts"] as const;
export type Part = (typeof parts)[number];
/** `script` counts what comes above an empty React Router page. */
export type Budget = Readonly<Record<Part, number>>;

const scriptOf = { interactive: 24, text: 16 };

const pages: Readonly<
  Record<string, { kind: keyof typeof scriptOf; path: (locale: Locale) => string }>
> = {
  home: { kind: "interactive", path: (locale) => linkTo(locale, "home") },
  listing: {
    kind: "interactive",
    path: (locale) => linkTo(locale, "listing", { country: "properties" }),
  },
  project: {
    kind: "interactive",
    path: (locale) =>
      linkTo(locale, "project", {
        country: "turkey",
        city: "istanbul",
        slug: "bosphorus-terraces",
      }),
  },
  "town guide": {
    kind: "interactive",
    path: (locale) => linkTo(locale, "town-guide", { city: "istanbul", town: "kadikoy" }),
  },
  "city guide": {
    kind: "interactive",
    path: (locale) => linkTo(locale, "city-guide", { city: "istanbul" }),
  },
  contact: { kind: "interactive", path: (locale) => linkTo(locale, "contact-us") },
  article: {
    kind: "text",
    path: (locale) => linkTo(locale, "article", { slug: "istanbul-districts-compared-2026" }),
  },
  about: { kind: "text", path: (locale) => linkTo(locale, "about-us") },
  "privacy policy": { kind: "text", path: (locale) => linkTo(locale, "privacy-policy") },
  thanks: { kind: "text", path: (locale) => linkTo(locale, "thanks-you") },
};

export const pageNames = Object.keys(pages);

/** Where a page of the table stands in a language, and what it is to weigh there. */
export function budgetOf(name: string, locale: Locale): { path: string; aim: Budget } {
  const page = pages[name];
  if (page === undefined) throw new RangeError(`There is no budget for ${name}`);
  const fonts = locale === "ar" ? 90 : 60;
  const aim = { html: 16, script: scriptOf[page.kind], style: 20, fonts };
  return { path: page.path(locale), aim };
}
