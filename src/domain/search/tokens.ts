/** A query taken apart, each piece still knowing where it stands in what the visitor typed. */
import { foldText } from "#domain/search/fold.ts";
import { stem } from "#domain/search/stems.ts";

export interface Token {
  /** Folded: a word, a number as typed, a currency sign, or one Chinese character; without what hangs on it by an apostrophe. */
  readonly word: string;
  readonly kind: "word" | "number" | "han";
  /** What hangs on it by an apostrophe, folded: `den` of `m2'den`; empty for nothing. */
  readonly suffix: string;
  /** Folded text between the token before and this one. */
  readonly gap: string;
  /** Folded text up to the next token, or to the end. */
  readonly after: string;
  /** Where it begins and ends in the text, an apostrophe's suffix included. */
  readonly start: number;
  readonly end: number;
}

/** What a language's words are compared by; `exact` for a name that its language would cut too short. */
export type Comparison = "en" | "tr" | "exact";

/** `1,500,000.00`, of the marks that a country puts in. */
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

/** Takes a text apart into its words, numbers and Chinese characters, in order. */
export function tokensOf(text: string): Token[] {
  const { folded, origins } = foldInPlace(text);
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

/** Gives the key by which names are compared in every language alike: folded words with one space between. */
export function nameKey(name: string): string {
  return keyOf(tokensOf(name));
}

export function keyOf(tokens: readonly Token[]): string {
  return tokens.map(({ word }) => word).join(" ");
}

/** Words of the longest name that is looked for. */
export const longestName = 6;

/** Gives the keys of all runs of up to six words of a query: what to ask when looking for names inside it. */
export function phrasesOf(query: string): string[] {
  const tokens = tokensOf(query);
  const runs = tokens.flatMap((_, from) =>
    tokens
      .slice(from, from + longestName)
      .map((_, more) => keyOf(tokens.slice(from, from + more + 1))),
  );
  return [...new Set(runs)];
}

/** Every way in which a token may be written in a name: itself, and its stem marked with the language. */
export function comparisonsOf(token: Token): string[] {
  return [
    token.word,
    comparisonOf(token, "en"),
    ...(isLatin(token.word) ? [comparisonOf(token, "tr"), ...uninflected(token.word)] : []),
    ...withoutParticle(token.word),
  ];
}

/** The one way in which a token of a name is written. */
export function comparisonOf(token: Token, comparison: Comparison): string {
  const { word, kind } = token;
  if (kind !== "word" || comparison === "exact") return word;
  if (/^\p{Script=Cyrillic}/u.test(word)) return `ru ${stem(word, "ru")}`;
  if (/^\p{Script=Arabic}/u.test(word)) return `ar ${stem(word, "ar")}`;
  return isLatin(word) ? `${comparison} ${stem(word, comparison)}` : word;
}

/** Gives words without the endings that a name takes on, in each way they may be cut off; Latin letters lose a Turkish case of the last word alone. */
export function bareOf(tokens: readonly Token[]): string[][] {
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

/** A Turkish name in a case, written without an apostrophe: istanbulda. Its own ending stays on: Şişli is not sis. */
function uninflected(word: string): string[] {
  const bare = word.replace(/(?<=^.{3,})n?[dt][ae]n?$/, "");
  return bare === word ? [] : [bare];
}

/** An Arabic word with `and`, `for` or `to` written onto it. */
function withoutParticle(word: string): string[] {
  return /^[وبل]\p{Script=Arabic}{3,}$/u.test(word) ? [word.slice(1)] : [];
}

function isLatin(word: string): boolean {
  return /^[a-z]/.test(word);
}

/** Folds character by character, so that each folded one knows the place of its original. */
function foldInPlace(text: string): { folded: string; origins: number[] } {
  let folded = "";
  const origins: number[] = [];
  for (const { 0: character, index } of text.matchAll(/\P{M}\p{M}*|\p{M}/gu)) {
    const piece = foldText(character);
    folded += piece;
    for (let unit = 0; unit < piece.length; unit += 1) origins.push(index);
  }
  return { folded, origins };
}
