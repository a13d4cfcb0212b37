import { isLikelyMisspelling, isOneEditAway } from "#domain/search/misspelling.ts";

/** 0 if the name starts with the input, 1 if each typed word starts a word of the name in order; null otherwise. */
export function matchRank(nameKey: string, typed: string): 0 | 1 | null {
  if (nameKey.startsWith(typed)) return 0;
  const name = ` ${nameKey}`;
  // Normalized Chinese has a space after each character, so the input must match as one run.
  if (/\p{Script=Han}/u.test(typed)) return name.includes(` ${typed}`) ? 1 : null;
  let from = 0;
  for (const word of typed.split(" ")) {
    const at = name.indexOf(` ${word}`, from);
    if (at < 0) return null;
    from = at + word.length + 1;
  }
  return 1;
}

/** Whether the input is one letter off the start of a name, by the same rule as misspelt search terms. */
export function isMisspeltPrefix(name: string, typed: string): boolean {
  const [fullName, prefix] = [name, typed].map((key) => key.replaceAll(" ", ""));
  if (fullName === undefined || prefix === undefined || fullName.startsWith(prefix)) return false;
  return [-1, 0, 1].some((more) => {
    const beginning = fullName.slice(0, prefix.length + more);
    return isOneEditAway(prefix, beginning) && isLikelyMisspelling(prefix, beginning, true);
  });
}
