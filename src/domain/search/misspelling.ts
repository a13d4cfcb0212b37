/** Words that are one letter off: one too many, one missing, one wrong, or two neighbours in the wrong order. */

/** Words under each of their spellings with one letter left out, and under their own. */
export type Spellings = ReadonlyMap<string, readonly string[]>;

/** Shorter words have too many neighbours that are words of their own. */
const leastLetters = 5;

/** Prepares words, so that a lookup costs the length of the word that is looked up and not the number of words. */
export function neighboursIn(words: Iterable<string>): Spellings {
  const spellings = new Map<string, string[]>();
  for (const word of words)
    if (word.length >= leastLetters)
      for (const spelling of [word, ...withoutOneLetter(word)])
        spellings.set(spelling, [...(spellings.get(spelling) ?? []), word]);
  return spellings;
}

/** Gives the words that a folded word is one letter off; none for a word under five letters. */
export function neighbourOf(word: string, spellings: Spellings): string[] {
  if (word.length < leastLetters) return [];
  const near = [word, ...withoutOneLetter(word)].flatMap(
    (spelling) => spellings.get(spelling) ?? [],
  );
  return [...new Set(near)].filter((other) => isOneLetterOff(word, other));
}

function withoutOneLetter(word: string): string[] {
  return [...word].map((_, at, letters) => letters.toSpliced(at, 1).join(""));
}

function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const [left, right] = [short.slice(same), long.slice(same)];
  if (short.length < long.length) return left === right.slice(1);
  const swapped = `${right[1] ?? ""}${right[0] ?? ""}${right.slice(2)}`;
  return left !== right && (left.slice(1) === right.slice(1) || left === swapped);
}
