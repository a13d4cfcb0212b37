/** A number or a range of them, with what is written around: `from 200k to 300k`, `en fazla 5 milyon TL`, `30万美元以下`. */
import type { Locale } from "#domain/locale.ts";
import { isDash } from "#domain/search/read-rooms.ts";
import type { Token } from "#domain/search/tokens.ts";
import { saidAt, type Part } from "#domain/search/vocabulary.ts";

export interface Amount {
  number: number;
  multiplier: number | null;
  currency: string | null;
  areaUnit: "m2" | "sqft" | null;
}

export interface Bounds {
  from: Amount | null;
  to: Amount | null;
  /** One number that nothing says to be an end. */
  bare: boolean;
  length: number;
}

/** From here `100m` is metres, below `2m` is millions. */
const leastMetres = 20;

/** `under the price of 300k` */
const wordsBetween = 3;

/** Reads what begins at a token; null where it is no number. */
export function readBounds(tokens: readonly Token[], start: number, locale: Locale): Bounds | null {
  let at = start;
  const take = (part: Part) => {
    const said = saidAt(tokens, at, part, locale);
    at += said?.length ?? 0;
    return said !== null;
  };
  const skip = () => {
    for (let words = 0; words < wordsBetween; words += 1)
      if (startsAmount(tokens, at, locale) || !take("nothing")) return;
  };

  const between = take("between");
  const under = /[<≤]/.test(tokens[at]?.gap ?? "") || (!between && take("underBefore"));
  const over = /[>≥]/.test(tokens[at]?.gap ?? "") || (!between && !under && take("overBefore"));
  if (between || under || over) skip();

  const first = amountAt(tokens, at, locale);
  if (first === null) return null;
  at += first.length;
  const afterFirst = at;

  const second = readSecond();
  const from = first.amount;
  const length = () => at - start;
  if (second !== null) {
    take("between");
    return {
      from: sharing(from, second),
      to: sharing(second, from),
      bare: false,
      length: length(),
    };
  }
  at = afterFirst;
  if (under) return { from: null, to: from, bare: false, length: length() };
  if (over) return { from, to: null, bare: false, length: length() };
  if (take("underAfter")) return { from: null, to: from, bare: false, length: length() };
  if (take("overAfter") || isPlus(tokens, at))
    return { from, to: null, bare: false, length: length() };
  return { from, to: from, bare: true, length: length() };

  function readSecond(): Amount | null {
    if (under) return null;
    const isJoined = isDash(tokens[at]?.gap) || take("to");
    const amount = amountAt(tokens, at, locale);
    if (amount === null) return null;
    at += amount.length;
    const isUnder = take("underAfter"); // "200 binden 300 bine kadar" joins them by its endings
    return isJoined || isUnder ? amount.amount : null;
  }
}

/** `2028+`, and only where no number follows: `2+1` is a size. */
function isPlus(tokens: readonly Token[], next: number): boolean {
  return tokens[next - 1]?.after.startsWith("+") === true && tokens[next]?.kind !== "number";
}

/** `200-300k`: what is said once holds for both ends. */
function sharing(amount: Amount, other: Amount): Amount {
  const multiplier = amount.number < 1000 ? other.multiplier : null;
  return {
    number: amount.number,
    multiplier: amount.multiplier ?? multiplier,
    currency: amount.currency ?? other.currency,
    areaUnit: amount.areaUnit ?? other.areaUnit,
  };
}

function startsAmount(tokens: readonly Token[], at: number, locale: Locale): boolean {
  return figureAt(tokens, at, locale) !== null || saidAt(tokens, at, "currency", locale) !== null;
}

function amountAt(
  tokens: readonly Token[],
  start: number,
  locale: Locale,
): { amount: Amount; length: number } | null {
  let at = start;
  const take = <P extends "currency" | "multiplier" | "areaUnit">(part: P) => {
    const said = saidAt(tokens, at, part, locale);
    at += said?.length ?? 0;
    return said?.value ?? null;
  };
  const currencyBefore = take("currency");
  const figure = figureAt(tokens, at, locale);
  if (figure === null) return null;
  const number = figure.value;
  at += figure.length;
  if (number >= leastMetres && tokens[at]?.word === "m" && currencyBefore === null) {
    const areaUnit = take("areaUnit");
    if (areaUnit === null) at += 1;
    return {
      amount: { number, multiplier: null, currency: null, areaUnit: "m2" },
      length: at - start,
    };
  }
  const areaUnit = take("areaUnit");
  const multiplier = areaUnit === null ? take("multiplier") : null;
  const currency = currencyBefore ?? (areaUnit === null ? take("currency") : null);
  return { amount: { number, multiplier, currency, areaUnit }, length: at - start };
}

/** A number in figures; in words only before a million, and `million` alone is one. */
function figureAt(
  tokens: readonly Token[],
  at: number,
  locale: Locale,
): { value: number; length: number } | null {
  const token = tokens[at];
  if (token?.kind === "number") return { value: numberOf(token.word), length: 1 };
  const word = saidAt(tokens, at, "number", locale);
  const unitAt = at + (word?.length ?? 0);
  const unit = saidAt(tokens, unitAt, "multiplier", locale);
  const isLong = (tokens[unitAt]?.word.length ?? 0) > 3 || tokens[unitAt]?.kind === "han";
  if (unit === null || unit.value < 1e6 || !isLong) return null;
  return word ?? { value: 1, length: 0 };
}

/** Reads `300,000`, `300.000` and `300 000` as thousands, `1.5` and `1,5` as a fraction. */
function numberOf(word: string): number {
  const grouped = /^\d{1,3}(?:[,.' ]\d{3})+$/.test(word);
  return Number(grouped ? word.replaceAll(/\D/g, "") : word.replace(",", "."));
}
