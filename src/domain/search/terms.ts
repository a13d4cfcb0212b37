/** Terms of the search index, made by one function for documents and queries, so that results do not depend on the database. */
import type { Locale } from "#domain/locale.ts";
import { foldText } from "#domain/search/fold.ts";
import { stem } from "#domain/search/stems.ts";

/** Raise this when terms or name keys change; every database is then reindexed at startup. */
export const indexVersion = 2;

/** Runs of one script; Han has no spaces, and digits are split from letters: `100m2`, `IST1042`. */
const runPattern = /(?:(?=\p{L})\p{Script=Han})+|\p{N}+|(?:(?!\p{Script=Han})\p{L})+/gu;

/** Turkish and English suffixes of names: `İstanbul'da`, `Dubai's`; not after a single letter, which is an article: `d'Azur`. */
const suffixAfterApostrophe = /(?<=[\p{L}\p{N}]{2})'\p{L}+/gu;

/** Letters and digits of a project reference, with or without a hyphen. */
const referencePattern = /(?<![\p{L}\p{N}-])(\p{L}{1,6})-?(\d{2,6})(?![\p{L}\p{N}])/gu;

/** Returns folded, stemmed terms in text order with repeats; Chinese as bigrams, a reference (`IST-1042`) also as one term. */
export function termsOf(text: string, locale: Locale): string[] {
  const folded = foldText(text).replaceAll(suffixAfterApostrophe, "");
  const terms = (folded.match(runPattern) ?? []).flatMap((run) => termsOfRun(run, locale));
  const references = [...folded.matchAll(referencePattern)].map(
    ([, letters = "", number = ""]) => letters + number,
  );
  return [...terms, ...references];
}

function termsOfRun(run: string, locale: Locale): string[] {
  if (/^\p{Script=Han}/u.test(run)) return bigramsOf([...run]);
  if (/^\p{Script=Cyrillic}/u.test(run)) return [stem(run, "ru")];
  if (/^\p{Script=Arabic}/u.test(run)) return [stem(run, "ar")];
  if (/^[a-z]/.test(run)) return [stem(run, locale === "tr" ? "tr" : "en")];
  return [run];
}

function bigramsOf(characters: readonly string[]): string[] {
  if (characters.length < 2) return [...characters];
  return characters.slice(1).map((character, before) => `${characters[before]}${character}`);
}
