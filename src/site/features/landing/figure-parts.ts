import type { FigureParts } from "#i18n/format.ts";

/** A figure as the content writes it, with the words before and after it. */
export interface WordedFigure {
  wordsBefore: string;
  /** Null where there is no number. */
  figure: FigureParts | null;
  wordsAfter: string;
}

/** Takes `AED 2 million`, `%7,5` or `القانون 8/2007` apart; signs such as % and € belong to the figure, which needs no mark of direction. */
export function wordedFigure(text: string): WordedFigure {
  const [, before = "", number = "", after = ""] =
    /^([^\d\u200F]*)\u200F?([\d\s.,/]*\d)(.*)$/.exec(text) ?? [];
  if (number === "") return { wordsBefore: text, figure: null, wordsAfter: "" };
  const [, main = number, fraction = ""] = /^(.+?)([.,]\d{1,2})?$/.exec(number) ?? [];
  const [signBefore, signAfter] = [signOf(before), signOf(after)];
  return {
    wordsBefore: signBefore === "" ? before.trim() : "",
    figure: { before: signBefore, main, after: fraction + signAfter },
    wordsAfter: signAfter === "" ? after.trim() : "",
  };
}

function signOf(text: string): string {
  return /^[^\p{Letter}\s]$/u.test(text) ? text : "";
}
