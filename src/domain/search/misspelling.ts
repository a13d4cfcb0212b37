/** Finds words at a Damerau–Levenshtein distance of one: one letter inserted, deleted, replaced, or two neighbours swapped. */

/** Words indexed by themselves and by each form with one letter deleted. */
export type SpellingIndex = ReadonlyMap<string, readonly string[]>;

/** Builds the index, so that the cost of a lookup depends on the length of the word, not on the number of words. */
export function buildSpellingIndex(words: Iterable<string>): SpellingIndex {
  const spellings = new Map<string, string[]>();
  for (const word of new Set(words))
    for (const spelling of new Set([word, ...singleDeletions(word)]))
      spellings.set(spelling, [...(spellings.get(spelling) ?? []), word]);
  return spellings;
}

export function oneEditNeighbours(word: string, spellings: SpellingIndex): string[] {
  const near = [word, ...singleDeletions(word)].flatMap(
    (spelling) => spellings.get(spelling) ?? [],
  );
  return [...new Set(near)].filter((other) => other === word || isOneEditAway(word, other));
}

function singleDeletions(word: string): string[] {
  return [...word].map((_, at, letters) => letters.toSpliced(at, 1).join(""));
}

/** Whether two words differ by one letter, whatever their length. */
export function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  const [left, right] = [short.slice(same), long.slice(same)];
  if (short.length < long.length) return left === right.slice(1);
  const swapped = `${right[1] ?? ""}${right[0] ?? ""}${right.slice(2)}`;
  return left !== right && (left.slice(1) === right.slice(1) || left === swapped);
}

/** Whether words one letter apart are long enough to mean the same; `isAlone` (the whole query) allows shorter ones. */
export function isLikelyMisspelling(typed: string, name: string, isAlone: boolean): boolean {
  const [least, letters] = [Math.min(typed.length, name.length), typed.length + name.length];
  if (isHan(name)) return isLikelyHan(typed, name, isAlone);
  if (!isAlone) return least >= 4 && letters >= 9 && (least > 4 || typed[0] === name[0]);
  if (!/^[\p{Script=Cyrillic}\p{Script=Arabic}]/u.test(name)) return least >= 4;
  return letters >= 7 && (name.length >= 4 || isDoubled(typed, name));
}

/** An extra character makes another word, unless it is a doubled one. */
function isLikelyHan(typed: string, name: string, isAlone: boolean): boolean {
  if (typed.length > name.length && !isDoubled(typed, name)) return false;
  return typed.length >= 3 ? name.length >= 3 || isAlone : name.length >= 3 && isAlone;
}

function isDoubled(typed: string, name: string): boolean {
  return (
    typed.length === name.length + 1 &&
    [...typed].some(
      (letter, at, letters) =>
        letter === letters[at + 1] && letters.toSpliced(at, 1).join("") === name,
    )
  );
}

function isHan(word: string): boolean {
  return /^\p{Script=Han}/u.test(word);
}
