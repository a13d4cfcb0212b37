/** How what has been typed so far fits a name, both written by `nameKey`. */

import { isLikely, isOneLetterOff } from "#domain/search/misspelling.ts";

/** 0 where the name begins with it, 1 where each typed word begins a word of the name, in order; null where it does not fit. */
export function nearness(nameKey: string, typed: string): 0 | 1 | null {
  if (nameKey.startsWith(typed)) return 0;
  const name = ` ${nameKey}`;
  // A key holds Chinese character by character; what is typed of it stands together.
  if (/\p{Script=Han}/u.test(typed)) return name.includes(` ${typed}`) ? 1 : null;
  let from = 0;
  for (const word of typed.split(" ")) {
    const at = name.indexOf(` ${word}`, from);
    if (at < 0) return null;
    from = at + word.length + 1;
  }
  return 1;
}

/** Whether what has been typed is one letter off the beginning of a name, by the rule by which a search understands misspelt names. */
export function isBeginningOneLetterOff(name: string, typed: string): boolean {
  const [whole, begun] = [name, typed].map((key) => key.replaceAll(" ", ""));
  if (whole === undefined || begun === undefined || whole.startsWith(begun)) return false;
  return [-1, 0, 1].some((more) => {
    const beginning = whole.slice(0, begun.length + more);
    return isOneLetterOff(begun, beginning) && isLikely(begun, beginning, true);
  });
}
