import { foldText } from "#domain/search/fold.ts";

/** Where a word begins; Chinese has no spaces, so every character may be one. */
const wordStart = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]|\p{Script=Han}/gu;

/** Splits a name around the part that was typed, whatever its case and accents; the part is empty where none of it was. */
export function typedPart(
  name: string,
  typed: string,
): readonly [before: string, part: string, after: string] {
  const wanted = foldText(typed.trim());
  for (const { index: start } of wanted === "" ? [] : name.matchAll(wordStart)) {
    const end = endOfPart(name, start, wanted);
    if (end !== null) return [name.slice(0, start), name.slice(start, end), name.slice(end)];
  }
  return [name, "", ""];
}

function endOfPart(name: string, start: number, wanted: string): number | null {
  for (let end = start + 1; end <= name.length; end += 1) {
    const folded = foldText(name.slice(start, end));
    if (folded.length < wanted.length) continue;
    return folded.startsWith(wanted) ? end : null;
  }
  return null;
}
