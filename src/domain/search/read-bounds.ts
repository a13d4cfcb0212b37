/** A number or a range of them, with what is written around: `from 200k to 300k`, `en fazla 5 milyon TL`, `30万美元以下`. */
import type { Locale } from "#domain/locale.ts";
import { readNumeral } from "#domain/search/read-numerals.ts";
import type { Token } from "#domain/search/tokens.ts";
import { saidAt, type End, type Part } from "#domain/search/vocabulary.ts";

export interface Amount {
  number: number;
  /** The last multiplier, which is in the number. */
  multiplier: number | null;
  currency: string | null;
  areaUnit: "m2" | "sqft" | null;
}

export interface Bounds {
  from: Amount | null;
  to: Amount | null;
  /** One number that nothing says to be an end. */
  bare: boolean;
  /** Whether what is counted begins after the lower end and stops before the upper one. */
  isBeyond: boolean;
  length: number;
}

/** `under the price of 300k` */
const wordsBetween = 3;

/** A smaller number in words needs a multiplier: `one dollar` is no price. */
const leastInWords = 20;

/** Reads what begins at a token; null where it is no number. */
export function readBounds(tokens: readonly Token[], start: number, locale: Locale): Bounds | null {
  let at = start;
  const take = <P extends Part>(part: P) => {
    const said = saidAt(tokens, at, part, locale);
    at += said?.length ?? 0;
    return said?.value ?? null;
  };
  const skip = () => {
    for (let words = 0; words < wordsBetween; words += 1)
      if (startsAmount(tokens, at, locale) || take("nothing") === null) return;
  };

  const between = take("between") !== null;
  const under = endBefore(/[<≤]/) ?? (between ? null : take("underBefore"));
  const over = endBefore(/[>≥]/) ?? (between || under !== null ? null : take("overBefore"));
  if (between || under !== null || over !== null) skip();

  const first = amountAt(tokens, at, locale);
  if (first === null) return null;
  at += first.length;
  const afterFirst = at;

  const range = under === null ? readRange(first.amount) : null;
  if (range !== null) return { ...range, bare: false, isBeyond: false, length: at - start };
  at = afterFirst;
  const amount = first.amount;
  const most = under ?? (over === null ? endAfter("underAfter", "lessAblative") : null);
  if (most !== null) return single({ from: null, to: amount }, most);
  const least = over ?? endAfter("overAfter", "moreAblative") ?? plusAfter();
  if (least !== null) return single({ from: amount, to: null }, least);
  return { from: amount, to: amount, bare: true, isBeyond: false, length: at - start };

  function single(ends: Pick<Bounds, "from" | "to">, end: End): Bounds {
    return { ...ends, bare: false, isBeyond: end === "left out", length: at - start };
  }

  function endBefore(sign: RegExp): End | null {
    return sign.test(tokens[at]?.gap ?? "") ? "included" : null;
  }

  function endAfter(
    part: "underAfter" | "overAfter",
    afterAblative: "lessAblative" | "moreAblative",
  ): End | null {
    const compared = isAblative(tokens[at - 1]) ? take(afterAblative) : null;
    if (compared !== null) return compared;
    const length = saidAt(tokens, at, part, locale)?.length ?? 0;
    return isOfNext(tokens, at, length, locale) ? null : take(part);
  }

  function plusAfter(): End | null {
    return isPlus(tokens, at) ? "included" : null;
  }

  function readRange(from: Amount): Pick<Bounds, "from" | "to"> | null {
    const isOpen = isAblative(tokens[at - 1]);
    const isWritten = tokens[at]?.gap === "-" || between;
    const isJoined =
      isDash(tokens[at]?.gap) ||
      take("to") !== null ||
      take("or") !== null ||
      (between && /^و./.test(tokens[at]?.word ?? ""));
    const second = amountAt(tokens, at, locale);
    if (second === null) return null;
    at += second.length;
    // "2 million and 3 bathrooms" are no three million
    if (from.multiplier !== null && second.amount.multiplier === null && !isWritten)
      if (second.amount.number < 1000) return null;
    if (isRooms(tokens, at, locale)) return null;
    const isUnder = take("underAfter") !== null; // "200 binden 300 bine kadar" joins them by its endings
    if (!isJoined && !(isUnder && isOpen)) return null;
    const ends = { from: sharing(from, second.amount), to: sharing(second.amount, from) };
    if (ends.from.number > ends.to.number || ends.from.areaUnit !== ends.to.areaUnit) return null;
    take("between");
    return ends;
  }
}

/** Tells whether two numbers are the ends of a range. */
export function isDash(gap: string | undefined): boolean {
  return /^\s*[-‐‑–—~〜至]\s*$/.test(gap ?? "");
}

/** Turkish `than`: `metrekareden`, `300'den`. */
export function isAblative(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return /[dt][ae]n$/.test(token.suffix || (token.kind === "word" ? token.word : ""));
}

function isRooms(tokens: readonly Token[], at: number, locale: Locale): boolean {
  return (["bedrooms", "roomsWithLiving"] as const).some(
    (part) => saidAt(tokens, at, part, locale) !== null,
  );
}

/** Tells whether a phrase that may stand on either side of a number belongs to the next one: `2 bedrooms max 300k`. */
export function isOfNext(
  tokens: readonly Token[],
  at: number,
  length: number,
  locale: Locale,
): boolean {
  const isBefore = (["underBefore", "overBefore"] as const).some(
    (part) => (saidAt(tokens, at, part, locale)?.length ?? 0) >= length,
  );
  return isBefore && startsAmount(tokens, at + length, locale);
}

/** `2028+`, and only where no number follows: `2+1` is a size. */
function isPlus(tokens: readonly Token[], next: number): boolean {
  return tokens[next - 1]?.after.startsWith("+") === true && tokens[next]?.kind !== "number";
}

/** `200-300k`: what is said once holds for both ends. */
function sharing(amount: Amount, other: Amount): Amount {
  const isShort = amount.multiplier === null && amount.number < 1000;
  const multiplier = isShort ? other.multiplier : null;
  return {
    number: amount.number * (multiplier ?? 1),
    multiplier: amount.multiplier ?? multiplier,
    currency: amount.currency ?? other.currency,
    areaUnit: amount.areaUnit ?? other.areaUnit,
  };
}

function startsAmount(tokens: readonly Token[], at: number, locale: Locale): boolean {
  return (
    readNumeral(tokens, at, locale, false) !== null ||
    saidAt(tokens, at, "currency", locale) !== null
  );
}

function amountAt(
  tokens: readonly Token[],
  start: number,
  locale: Locale,
): { amount: Amount; length: number } | null {
  let at = start;
  const take = <P extends "currency" | "areaUnit">(part: P) => {
    const said = saidAt(tokens, at, part, locale);
    at += said?.length ?? 0;
    return said?.value ?? null;
  };
  const currencyBefore = take("currency");
  const numeral = readNumeral(tokens, at, locale, currencyBefore !== null);
  if (numeral === null) return null;
  at += numeral.length;
  const { value: number, multiplier } = numeral;
  let areaUnit = multiplier === null ? take("areaUnit") : null;
  if (areaUnit === null && multiplier === null && tokens[at]?.word === "m") {
    areaUnit = "m2"; // a number that is too great for millions
    at += 1;
  }
  const currency = currencyBefore ?? (areaUnit === null ? take("currency") : null);
  const isSmall = numeral.isInWords && multiplier === null && number < leastInWords;
  if (isSmall && (areaUnit !== null || currency !== null)) return null;
  return { amount: { number, multiplier, currency, areaUnit }, length: at - start };
}
