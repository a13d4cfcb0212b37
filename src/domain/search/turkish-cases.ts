/** Inflects a Turkish phrase in every case and with `-lik`, as amounts are written (`binin`, `milyona`); without the phrase itself. */
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

/** Vowel harmony: the close vowel of a suffix, by the last vowel of the word. */
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
