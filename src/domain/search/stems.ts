/** Cuts endings off folded words, so that the usual forms of a word meet. The word lists in the tests decide how much is cut: less than a full stemmer, because a search must not mix words up. */

/** The languages whose words take endings; Chinese has none. */
export type StemmedLanguage = "en" | "ar" | "ru" | "tr";

/** Gives what the forms of a folded word have in common: `daireler` and `dairesi` are both `dair`. Not a word to show. */
export function stem(word: string, language: StemmedLanguage): string {
  return stemmers[language](word);
}

const stemmers: Readonly<Record<StemmedLanguage, (word: string) => string>> = {
  en: stemEnglish,
  ar: stemArabic,
  ru: stemRussian,
  tr: stemTurkish,
};

/** Plurals only. `-us` and `-ss` are not plurals: Cyprus, Amathus, business. */
function stemEnglish(word: string): string {
  if (word.length < 4) return word;
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|z)es$/.test(word)) return word.slice(0, -2);
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Longest first within a length of the stem that must remain. */
const russianEnding =
  /(?<=^.{3,})(?:иями|ями|ами|ыми|ими|иях|иям|ого|его|ому|ему|ией|ья|ью|ье|ьи|ии|ия|ие|ию|ий|ый|ой|ей|ая|яя|ое|ее|ые|ую|юю|ою|ею|ым|им|ых|их|ам|ям|ом|ем|ах|ях|ов|ев|[аяоеиыуюьй])$/;

function stemRussian(word: string): string {
  return word.replace(russianEnding, "").replace(/(?<=^.{3,}?)[аяоеиыуюьй]+$/, "");
}

/** After Larkey's light10: and, the, with the, for the; then the endings of gender, number and possession. */
function stemArabic(word: string): string {
  const bare = word
    .replace(/^و(?=.{3,}$)/, "")
    .replace(/^(?:[بكف]?ال|لل)(?=.{2,}$)/, "")
    .replace(/^ب(?=.{4,}$)/, "");
  return bare.replace(/(?<=^.{2,})(?:ها|ات|ان|ون|ين|يه|ه|ي)$/, "").replace(/(?<=^.{3,})ا$/, "");
}

/**
 * Turkish strings endings together (daire-ler-i-nde), so they are taken off one after another, the outermost first. A buffer letter (y, n, s) stands only
 * after a vowel, which is what keeps the `-ya` of Antalya on.
 */
const turkishEndings: readonly RegExp[] = [
  /(?<=^..+)l[ae]r$/,
  /(?<=^..+[aeiou])n[di][ae]?n?$/,
  /(?<=^..+[aeiou])(?:nd[ae]n?|n[aeiu]|y[aeiu]|n[iu]n|s[iu]|yl[ae])$/,
  /(?<=^...+)(?:[dt][ae]n?|l[iu]k?|ki)$/,
  /(?<=^....+)(?:[iu]n|[aeiu])$/,
];

function stemTurkish(word: string): string {
  for (const ending of turkishEndings) {
    const shorter = word.replace(ending, "");
    if (shorter !== word) return stemTurkish(shorter);
  }
  return word.replace(
    /(?<=^..+)[gbd]$/,
    (voiced) => ({ g: "k", b: "p", d: "t" })[voiced] ?? voiced,
  );
}
