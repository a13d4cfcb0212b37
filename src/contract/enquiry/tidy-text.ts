/** Brings typed text into one form: what cannot be seen goes, what must not be stored is told. */

/** Control characters, halves of characters, and the separators of lines and paragraphs. */
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Persian and Indian names are spelt with joiners, Japanese and Chinese ones with variation selectors. */
const invisible = /(?![\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;
const looseJoiner = /(?<![\p{L}\p{M}])\p{Join_Control}+|\p{Join_Control}+(?!\p{L})/gu;
/** In longer texts emoji need their joiners, and Arabic beside numbers its marks of direction. */
const misleading = /[\u00AD\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;

/** Tidies a text of one line: composed, with single spaces, trimmed. Null where it holds what must not be stored. */
export function tidyLine(text: string): string | null {
  const line = text.replaceAll("\t", " "); // cells of a table bring them along
  if (forbidden.test(line)) return null;
  return line
    .replace(invisible, "")
    .replace(looseJoiner, "")
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Tidies a text of many lines, which end with `\n`. Null where it holds what must not be stored. */
export function tidyLines(text: string): string | null {
  const lines = text
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/gu, "\n")
    .replaceAll("\t", " ")
    .replace(misleading, "");
  if (forbidden.test(lines.replaceAll("\n", ""))) return null;
  return lines.normalize("NFC").trim();
}

/** Counts characters as people do, not their halves. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
