/** How much a run checks: `npm test` a part that answers in minutes, `npm run test:all` everything. */
import { locales, type Locale } from "#domain/locale.ts";

/** Whether this is `npm run test:all`. */
export const testsEverything = process.env["SAHIL_TEST_SCOPE"] === "all";

/** The languages that tests loop over: one of either direction, in `npm run test:all` every one. */
export const testedLanguages: readonly Locale[] = testsEverything ? locales : ["en", "ar"];

/** Those of `languages` that this run tests; for tests about languages of their own, such as Chinese channels. */
export function inScope<Language extends Locale>(...languages: Language[]): Language[] {
  return languages.filter((language) => testedLanguages.includes(language));
}

/** How often a property is tried: a tenth of `runs` in `npm test`, at least 20 times. */
export function propertyRuns(runs: number): number {
  return testsEverything ? runs : Math.max(20, Math.ceil(runs / 10));
}
