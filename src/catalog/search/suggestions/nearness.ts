/** How what has been typed so far fits a name, both written by `nameKey`. */

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

/** Fewer letters are a letter off from too much. */
const leastLetters = 4;

/** Whether what has been typed is one letter off the beginning of a name: one wrong, missing, too many, or two swapped. */
export function isOneLetterOff(nameKey: string, typed: string): boolean {
  if (typed.replaceAll(" ", "").length < leastLetters) return false;
  const same = typed.split("").findIndex((letter, index) => letter !== nameKey[index]);
  if (same < 0) return false; // it begins the name, or the name is shorter by the last letter alone
  const name = nameKey.slice(same);
  const rest = typed.slice(same);
  const swapped = `${rest[1] ?? ""}${rest[0]}${rest.slice(2)}`;
  return (
    name.startsWith(rest.slice(1)) ||
    name.slice(1).startsWith(rest.slice(1)) ||
    name.slice(1).startsWith(rest) ||
    (rest.length > 1 && name.startsWith(swapped))
  );
}
