/** `npm test` runs a part that answers in minutes, `npm run test:all` everything. */
import { locales, type Locale } from "#domain/locale.ts";

export const isFullRun = process.env["SAHIL_TEST_SCOPE"] === "all";

/** The languages that tests loop over: one per direction, in `npm run test:all` all. */
export const testedLanguages: readonly Locale[] = isFullRun ? locales : ["en", "ar"];

/** The tested ones of `languages`, for tests about particular languages, such as Chinese channels. */
export function testedAmong<Language extends Locale>(...languages: Language[]): Language[] {
  return languages.filter((language) => testedLanguages.includes(language));
}

/** Runs of a property test: a tenth of `runs` in `npm test`, at least 20. */
export function propertyRuns(runs: number): number {
  return isFullRun ? runs : Math.max(20, Math.ceil(runs / 10));
}
