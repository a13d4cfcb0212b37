/** Reads a number or a range with its bounds: `from 200k to 300k`, `en fazla 5 milyon TL`, `30万美元以下`. */
import type { Locale } from "#domain/locale.ts";
import { parseNumeral } from "#domain/search/parse-numerals.ts";
import type { Token } from "#domain/search/tokens.ts";
import { phraseAt, type BoundInclusion, type Part } from "#domain/search/phrases.ts";

export interface Amount {
  number: number;
  /** The last multiplier, already applied to the number. */
  multiplier: number | null;
  currency: string | null;
  areaUnit: "m2" | "sqft" | null;
}

export interface Bounds {
  from: Amount | null;
  to: Amount | null;
  bare: boolean;
  /** Whether the bounds exclude their own values. */
  isExclusive: boolean;
  length: number;
}

/** Maximum words between a bound and its number: `under the price of 300k`. */
const maxWordsBetween = 3;

/** Smaller numbers in words need a multiplier: `one dollar` is no price. */
const minWordNumber = 20;

/** Returns the bounds that begin at a token; null when there is no number. */
export function parseBounds(
  tokens: readonly Token[],
  start: number,
  locale: Locale,
): Bounds | null {
  let at = start;
  const take = <P extends Part>(part: P) => {
    const phrase = phraseAt(tokens, at, part, locale);
    at += phrase?.length ?? 0;
    return phrase?.value ?? null;
  };
  const skip = () => {
    for (let words = 0; words < maxWordsBetween; words += 1)
      if (startsAmount(tokens, at, locale) || take("stopWord") === null) return;
  };

  const between = take("between") !== null;
  const upperBefore = signBefore(/[<≤]/) ?? (between ? null : take("upperBoundBefore"));
  const lowerBefore =
    signBefore(/[>≥]/) ?? (between || upperBefore !== null ? null : take("lowerBoundBefore"));
  if (between || upperBefore !== null || lowerBefore !== null) skip();

  const first = amountAt(tokens, at, locale);
  if (first === null) return null;
  at += first.length;
  const afterFirst = at;

  const range = upperBefore === null ? readRange(first.amount) : null;
  if (range !== null) return { ...range, bare: false, isExclusive: false, length: at - start };
  at = afterFirst;
  const amount = first.amount;
  const upper =
    upperBefore ?? (lowerBefore === null ? boundAfter("upperBoundAfter", "lessAblative") : null);
  if (upper !== null) return oneSided({ from: null, to: amount }, upper);
  const lower = lowerBefore ?? boundAfter("lowerBoundAfter", "moreAblative") ?? plusAfter();
  if (lower !== null) return oneSided({ from: amount, to: null }, lower);
  return { from: amount, to: amount, bare: true, isExclusive: false, length: at - start };

  function oneSided(ends: Pick<Bounds, "from" | "to">, inclusion: BoundInclusion): Bounds {
    return { ...ends, bare: false, isExclusive: inclusion === "excluded", length: at - start };
  }

  function signBefore(sign: RegExp): BoundInclusion | null {
    return sign.test(tokens[at]?.gap ?? "") ? "included" : null;
  }

  function boundAfter(
    part: "upperBoundAfter" | "lowerBoundAfter",
    afterAblative: "lessAblative" | "moreAblative",
  ): BoundInclusion | null {
    const compared = isAblative(tokens[at - 1]) ? take(afterAblative) : null;
    if (compared !== null) return compared;
    const length = phraseAt(tokens, at, part, locale)?.length ?? 0;
    return belongsToNextAmount(tokens, at, length, locale) ? null : take(part);
  }

  function plusAfter(): BoundInclusion | null {
    return isPlus(tokens, at) ? "included" : null;
  }

  function readRange(from: Amount): Pick<Bounds, "from" | "to"> | null {
    const isFromAblative = isAblative(tokens[at - 1]);
    const isWritten = tokens[at]?.gap === "-" || between;
    const isJoined =
      isDash(tokens[at]?.gap) ||
      take("to") !== null ||
      take("or") !== null ||
      (between && /^و./.test(tokens[at]?.word ?? ""));
    const second = amountAt(tokens, at, locale);
    if (second === null) return null;
    at += second.length;
    // "2 million and 3 bathrooms" is not three million.
    if (from.multiplier !== null && second.amount.multiplier === null && !isWritten)
      if (second.amount.number < 1000) return null;
    if (isRooms(tokens, at, locale)) return null;
    const hasUpperBound = take("upperBoundAfter") !== null; // the endings of "200 binden 300 bine kadar" mark the range
    if (!isJoined && !(hasUpperBound && isFromAblative)) return null;
    const ends = {
      from: withSharedUnits(from, second.amount),
      to: withSharedUnits(second.amount, from),
    };
    if (ends.from.number > ends.to.number || ends.from.areaUnit !== ends.to.areaUnit) return null;
    take("between");
    return ends;
  }
}

export function isDash(gap: string | undefined): boolean {
  return /^\s*[-‐‑–—~〜至]\s*$/.test(gap ?? "");
}

/** Turkish ablative, "than": `metrekareden`, `300'den`. */
export function isAblative(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return /[dt][ae]n$/.test(token.suffix || (token.kind === "word" ? token.word : ""));
}

function isRooms(tokens: readonly Token[], at: number, locale: Locale): boolean {
  return (["bedrooms", "roomsWithLiving"] as const).some(
    (part) => phraseAt(tokens, at, part, locale) !== null,
  );
}

/** Whether a bound between two numbers belongs to the second: `2 bedrooms max 300k`. */
export function belongsToNextAmount(
  tokens: readonly Token[],
  at: number,
  length: number,
  locale: Locale,
): boolean {
  const isBefore = (["upperBoundBefore", "lowerBoundBefore"] as const).some(
    (part) => (phraseAt(tokens, at, part, locale)?.length ?? 0) >= length,
  );
  return isBefore && startsAmount(tokens, at + length, locale);
}

/** `2028+`, but not before a number: `2+1` is a size. */
function isPlus(tokens: readonly Token[], next: number): boolean {
  return tokens[next - 1]?.after.startsWith("+") === true && tokens[next]?.kind !== "number";
}

/** A currency or multiplier written once applies to both ends: `200-300k`. */
function withSharedUnits(amount: Amount, other: Amount): Amount {
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
    parseNumeral(tokens, at, locale, false) !== null ||
    phraseAt(tokens, at, "currency", locale) !== null
  );
}

function amountAt(
  tokens: readonly Token[],
  start: number,
  locale: Locale,
): { amount: Amount; length: number } | null {
  let at = start;
  const take = <P extends "currency" | "areaUnit">(part: P) => {
    const phrase = phraseAt(tokens, at, part, locale);
    at += phrase?.length ?? 0;
    return phrase?.value ?? null;
  };
  const currencyBefore = take("currency");
  const numeral = parseNumeral(tokens, at, locale, currencyBefore !== null);
  if (numeral === null) return null;
  at += numeral.length;
  const { value: number, multiplier } = numeral;
  let areaUnit = multiplier === null ? take("areaUnit") : null;
  if (areaUnit === null && multiplier === null && tokens[at]?.word === "m") {
    areaUnit = "m2"; // too large to mean millions, so `m` is metres
    at += 1;
  }
  const currency = currencyBefore ?? (areaUnit === null ? take("currency") : null);
  const isSmall = numeral.isInWords && multiplier === null && number < minWordNumber;
  if (isSmall && (areaUnit !== null || currency !== null)) return null;
  return { amount: { number, multiplier, currency, areaUnit }, length: at - start };
}
