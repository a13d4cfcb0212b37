import { foldText } from "#domain/search/fold.ts";
import { stem } from "#domain/search/stems.ts";

export interface Token {
  /** Folded word, number, currency sign or single Chinese character, without its apostrophe suffix. */
  readonly word: string;
  readonly kind: "word" | "number" | "han";
  /** Folded suffix after an apostrophe, such as `den` of `m2'den`; may be empty. */
  readonly suffix: string;
  /** Folded text since the previous token. */
  readonly gap: string;
  /** Folded text up to the next token or the end. */
  readonly after: string;
  /** Offsets in the original text, the suffix included. */
  readonly start: number;
  readonly end: number;
}

/** Stemming to compare by; `exact` for names that stemming would cut too short. */
export type Comparison = "en" | "tr" | "exact";

/** Pattern of a number with grouped thousands, such as `1,500,000.00`. */
function grouped(thousands: string, fraction: string): string {
  return String.raw`\d{1,3}(?:[${thousands}]\d{3})+(?:[${fraction}]\d{1,2})?(?![${thousands}]?\d)`;
}

const tokenPattern = new RegExp(
  [
    String.raw`(?<number>(?:(?<!\+ ?)\d{1,3}(?: \d{3})+(?!\d)|${grouped(",", ".")}|${grouped(".", ",")}|${grouped("'", ".")}|\d+(?:[.,]\d+)?)(?:'\p{L}+)?)`,
    String.raw`(?<han>(?=\p{L})\p{Script=Han})`,
    String.raw`(?<word>(?:(?!\p{Script=Han})\p{L})+(?:(?<=\p{L}{2})'\p{L}+)?|\p{Sc})`,
  ].join("|"),
  "gu",
);

export function tokensOf(text: string): Token[] {
  const { folded, origins } = foldWithOrigins(text);
  let before = 0;
  const pieces = [...folded.matchAll(tokenPattern)];
  return pieces.map(({ 0: piece, index, groups }, position) => {
    const gap = folded.slice(before, index);
    before = index + piece.length;
    const kind = groups?.["number"] ? "number" : groups?.["han"] ? "han" : "word";
    return {
      word: piece.replace(/'\p{L}.*/u, ""),
      kind,
      suffix: /'(\p{L}+)$/u.exec(piece)?.[1] ?? "",
      gap,
      after: folded.slice(before, pieces[position + 1]?.index),
      start: origins[index] ?? 0,
      end: origins[before] ?? text.length,
    };
  });
}

/** Key for comparing names across languages: folded words joined by single spaces. */
export function nameKey(name: string): string {
  return keyOf(tokensOf(name));
}

export function keyOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(" ");
}

/** Maximum words of a name. */
export const maxNameTokens = 6;

/** Returns the keys of all runs of words that may be a name, to look them up in one query. */
export function phrasesOf(query: string): string[] {
  const tokens = tokensOf(query);
  const runs = tokens.flatMap((_, from) =>
    tokens
      .slice(from, from + maxNameTokens)
      .map((_, more) => keyOf(tokens.slice(from, from + more + 1))),
  );
  return [...new Set(runs)];
}

export function comparisonsOf(token: Token): string[] {
  return [
    token.word,
    comparisonOf(token, "en"),
    ...(isLatin(token.word) ? [comparisonOf(token, "tr"), ...uninflected(token.word)] : []),
    ...withoutParticle(token.word),
  ];
}

export function comparisonOf(token: Token, comparison: Comparison): string {
  const { word, kind } = token;
  if (kind !== "word" || comparison === "exact") return word;
  if (/^\p{Script=Cyrillic}/u.test(word)) return `ru ${stem(word, "ru")}`;
  if (/^\p{Script=Arabic}/u.test(word)) return `ar ${stem(word, "ar")}`;
  return isLatin(word) ? `${comparison} ${stem(word, comparison)}` : word;
}

/** Returns the words without case endings, once for each way to strip them; Latin words lose a Turkish case at the end only. */
export function withoutEndings(tokens: readonly Token[]): string[][] {
  const words = tokens.map(({ word }) => word);
  const last = words.at(-1) ?? "";
  if (isLatin(last)) return uninflected(last).map((bare) => [...words.slice(0, -1), bare]);
  const language = /^\p{Script=Cyrillic}/u.test(last)
    ? "ru"
    : /^\p{Script=Arabic}/u.test(last)
      ? "ar"
      : null;
  return language === null ? [] : [words.map((word) => stem(word, language))];
}

/** A Turkish name in a case without an apostrophe (`istanbulda`); a name's own ending stays: Şişli. */
function uninflected(word: string): string[] {
  const bare = word.replace(/(?<=^.{3,})n?[dt][ae]n?$/, "");
  return bare === word ? [] : [bare];
}

/** Strips the Arabic prefixes for `and`, `for` and `to`. */
function withoutParticle(word: string): string[] {
  return /^[وبل]\p{Script=Arabic}{3,}$/u.test(word) ? [word.slice(1)] : [];
}

function isLatin(word: string): boolean {
  return /^[a-z]/.test(word);
}

/** Folds character by character to keep offsets. */
function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  let folded = "";
  const origins: number[] = [];
  for (const { 0: character, index } of text.matchAll(/\P{M}\p{M}*|\p{M}/gu)) {
    const piece = foldText(character);
    folded += piece;
    for (let unit = 0; unit < piece.length; unit += 1) origins.push(index);
  }
  return { folded, origins };
}
