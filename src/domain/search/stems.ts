/** Strips endings from folded words, less than a full stemmer would, so that different words stay apart; the tests hold the word lists. */

/** Chinese has no endings to strip. */
export type StemmedLanguage = "en" | "ar" | "ru" | "tr";

/** Returns the shared stem of a word's forms, not meant for display: `daireler` and `dairesi` give `dair`. */
export function stem(word: string, language: StemmedLanguage): string {
  return stemmers[language](word);
}

const stemmers: Readonly<Record<StemmedLanguage, (word: string) => string>> = {
  en: stemEnglish,
  ar: stemArabic,
  ru: stemRussian,
  tr: stemTurkish,
};

/** Strips plurals only; `-us` and `-ss` are none: Cyprus, business. */
function stemEnglish(word: string): string {
  if (word.length < 4) return word;
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:x|ch|sh|ss|z)es$/.test(word)) return word.slice(0, -2);
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The longest ending first, for each minimum length of the stem. */
const russianEnding =
  /(?<=^.{3,})(?:иями|ями|ами|ыми|ими|иях|иям|ого|его|ому|ему|ией|ья|ью|ье|ьи|ии|ия|ие|ию|ий|ый|ой|ей|ая|яя|ое|ее|ые|ую|юю|ою|ею|ым|им|ых|их|ам|ям|ом|ем|ах|ях|ов|ев|[аяоеиыуюьй])$/;

function stemRussian(word: string): string {
  return word.replace(russianEnding, "").replace(/(?<=^.{3,}?)[аяоеиыуюьй]+$/, "");
}

/** After Larkey's light10: prefixes for and, the, with, for; then suffixes of gender, number and possession. */
function stemArabic(word: string): string {
  const bare = word
    .replace(/^و(?=.{3,}$)/, "")
    .replace(/^(?:[بكف]?ال|لل)(?=.{2,}$)/, "")
    .replace(/^ب(?=.{4,}$)/, "");
  return bare.replace(/(?<=^.{2,})(?:ها|ات|ان|ون|ين|يه|ه|ي)$/, "").replace(/(?<=^.{3,})ا$/, "");
}

/** Turkish stacks suffixes (daire-ler-i-nde), so the outermost goes first; a buffer letter needs a vowel before it (Antalya). */
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
