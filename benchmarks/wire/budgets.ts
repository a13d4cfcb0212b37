/** What a first visit is to weigh at most, in KB of 1024 bytes, compressed: one table for `npm run size` and `npm run bench`. */
import type { Locale } from "#domain/locale.ts";
import type { RouteName } from "#site/routes.ts";

export const parts = ["html", "script", "style", "fonts"] as const;
export type Part = (typeof parts)[number];
/** `script` counts what comes above an empty React Router page. */
export type Budget = Readonly<Record<Part, number>>;

/** Of script, by what a visitor does on the screen; one that is not named is there to be read. */
const readKilobytes = 16;
const workedKilobytes = 24;
/** What is drawn from the visitor's own lists and answers, which only the device has: no aim is set to it, so it is guarded where it stands. */
const guardedKilobytes: Partial<Record<RouteName, number>> = {
  shortlist: 46,
  compare: 46,
  questionnaire: 60,
};
const scriptKilobytes: Partial<Record<RouteName, number>> = {
  // Filters, receipts and forms.
  listing: workedKilobytes,
  "listing-type": workedKilobytes,
  "listing-city": workedKilobytes,
  "listing-type-city": workedKilobytes,
  project: workedKilobytes,
  "contact-us": workedKilobytes,
  enquiry: workedKilobytes,
  partnership: workedKilobytes,
  "coming-soon": workedKilobytes,
  "landing-cyprus": workedKilobytes,
  "landing-uae": workedKilobytes,
  ...guardedKilobytes,
};

/** What a page of a screen is to weigh in a language. */
export function budgetOf(screen: RouteName, locale: Locale): Budget {
  return {
    html: 16,
    script: scriptKilobytes[screen] ?? readKilobytes,
    style: 20,
    fonts: locale === "ar" ? 90 : 60,
  };
}

/** Whether what a screen may weigh is a guard (`Row`). */
export function isGuarded(screen: RouteName, part: Part): boolean {
  return part === "script" && guardedKilobytes[screen] !== undefined;
}
