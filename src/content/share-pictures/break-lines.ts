interface LineBox {
  /** Width of a text on one line, in pixels. */
  widthOf: (text: string) => number;
  /** In pixels. */
  width: number;
  lines: number;
}

/** Returns the lines and whether the whole text fits; otherwise the last line ends in `…`. */
export function breakLines(
  text: string,
  language: string,
  { widthOf, width, lines }: LineBox,
): { lines: string[]; isComplete: boolean } {
  const unlimited: string[] = [];
  for (const piece of piecesOf(text, language)) {
    const last = unlimited.at(-1);
    if (last !== undefined && widthOf((last + piece).trim()) <= width)
      unlimited[unlimited.length - 1] = last + piece;
    else unlimited.push(piece);
  }
  const trimmed = unlimited.map((line) => line.trim());
  if (trimmed.length <= lines) return { lines: trimmed, isComplete: trimmed.every(fits) };
  const shown = trimmed.slice(0, lines);
  let end = shown.pop() ?? "";
  while (end !== "" && !fits(`${end}…`)) end = [...end].slice(0, -1).join("").trim();
  return {
    lines: [...shown, `${end.replace(/[\s,;:،，、；：.。·—–-]+$/u, "")}…`],
    isComplete: false,
  };

  function fits(line: string): boolean {
    return widthOf(line) <= width;
  }
}

/** Splits where a line may break: after spaces, and between Chinese words. */
function piecesOf(text: string, language: string): string[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: "word" }).segment(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && !mayBreak(last, segment)) pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

function mayBreak(before: string, after: string): boolean {
  if (/[ \t\n]$/.test(before)) return true;
  return /^\p{Script=Han}/u.test(after) && /[\p{Script=Han}，。、；：！？…）》”]$/u.test(before);
}
