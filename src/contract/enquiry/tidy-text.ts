/** Control characters, lone surrogates, and line and paragraph separators. */
const forbidden = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;
/** Joiners belong to Persian and Indian names, variation selectors to Japanese and Chinese ones. */
const invisible = /(?![\p{Join_Control}\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}/gu;
const looseJoiner = /(?<![\p{L}\p{M}])\p{Join_Control}+|\p{Join_Control}+(?!\p{L})/gu;
/** Messages keep joiners for emoji and direction marks for Arabic beside numbers. */
const misleading = /[\u00AD\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;

/** Normalises a line: NFC, single spaces, trimmed; null when it contains forbidden characters. */
export function tidyLine(text: string): string | null {
  const line = text.replaceAll("\t", " "); // copied from table cells
  if (forbidden.test(line)) return null;
  return line
    .replace(invisible, "")
    .replace(looseJoiner, "")
    .normalize("NFC")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Normalises a text with `\n` line ends; null when it contains forbidden characters. */
export function tidyLines(text: string): string | null {
  const lines = text
    .replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/gu, "\n")
    .replaceAll("\t", " ")
    .replace(misleading, "");
  if (forbidden.test(lines.replaceAll("\n", ""))) return null;
  return lines.normalize("NFC").trim();
}

/** Counts code points, not UTF-16 units. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
