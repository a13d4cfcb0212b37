/** The terms by which a text is indexed and by which it is searched: the same function on both sides, so that what is found does not depend on the database. */
import type { Locale } from "#domain/locale.ts";
import { foldText } from "#domain/search/fold.ts";
import { stem } from "#domain/search/stems.ts";

/** Runs of one kind. Han has no spaces, and digits stand apart from letters: `100m2`, `IST1042`. */
const runPattern = /(?:(?=\p{L})\p{Script=Han})+|\p{N}+|(?:(?!\p{Script=Han})\p{L})+/gu;

/** What Turkish and English hang on a name: `İstanbul'da`, `2026'nın`, `Dubai's`. A single letter before it is an article: `d'Azur`. */
const suffixAfterApostrophe = /(?<=[\p{L}\p{N}]{2})'\p{L}+/gu;

/** Letters and a number written as one, with or without a hyphen. */
const referencePattern = /(?<![\p{L}\p{N}-])(\p{L}{1,6})-?(\d{2,6})(?![\p{L}\p{N}])/gu;

/**
 * Gives the terms of a text in one of our languages, in its order, repeated where it repeats itself. Terms hold letters and digits only, folded and without
 * endings; Chinese runs give every two neighbouring characters, so that no term depends on where a word is thought to end. A reference (`IST-1042`) also gives itself in one piece.
 */
export function termsOf(text: string, locale: Locale): string[] {
  const folded = foldText(text).replaceAll(suffixAfterApostrophe, "");
  const terms = (folded.match(runPattern) ?? []).flatMap((run) => termsOfRun(run, locale));
  const references = [...folded.matchAll(referencePattern)].map(
    ([, letters = "", number = ""]) => letters + number,
  );
  return [...terms, ...references];
}

function termsOfRun(run: string, locale: Locale): string[] {
  if (/^\p{Script=Han}/u.test(run)) return pairsOf([...run]);
  if (/^\p{Script=Cyrillic}/u.test(run)) return [stem(run, "ru")];
  if (/^\p{Script=Arabic}/u.test(run)) return [stem(run, "ar")];
  if (/^[a-z]/.test(run)) return [stem(run, locale === "tr" ? "tr" : "en")];
  return [run];
}

function pairsOf(characters: readonly string[]): string[] {
  if (characters.length < 2) return [...characters];
  return characters.slice(1).map((character, before) => `${characters[before]}${character}`);
}
