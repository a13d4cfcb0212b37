/** Turkish endings that stand on the last word of an amount: `binin`, `milyona`, `liranın`, `metrekareden`. */

/** Gives the forms of a word or phrase, spelt as a dictionary spells it, in every case and with `-lik`; without the word itself. */
export function turkishCases(phrase: string): string[] {
  const vowel = [...phrase.toLowerCase()].findLast((letter) => /[aeıioöuü]/.test(letter));
  if (vowel === undefined) return [];
  const open = /[aıou]/.test(vowel) ? "a" : "e";
  const high = highVowels[vowel] ?? "i";
  const isOpen = /[aeıioöuü]$/.test(phrase.toLowerCase());
  return [
    `${isOpen ? "y" : ""}${high}`,
    `${isOpen ? "y" : ""}${open}`,
    ...["d", "t"].flatMap((hard) => [`${hard}${open}`, `${hard}${open}n`]),
    `${isOpen ? "n" : ""}${high}n`,
    `l${high}k`,
  ].map((ending) => phrase + ending);
}

/** The close vowel of an ending by the last vowel of the word. */
const highVowels: Readonly<Record<string, string>> = {
  a: "ı",
  ı: "ı",
  e: "i",
  i: "i",
  o: "u",
  u: "u",
  ö: "ü",
  ü: "ü",
};
