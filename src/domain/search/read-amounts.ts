/** Prices, areas and years of handover: a number or a range of them, told apart by what is written around. */
import { squareMetres } from "#domain/area.ts";
import { convertToUsd } from "#domain/money.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";
import type { Locale } from "#domain/locale.ts";
import { isDash } from "#domain/search/read-rooms.ts";
import type { Token } from "#domain/search/tokens.ts";
import { saidAt, type Part } from "#domain/search/vocabulary.ts";

export interface AmountReading {
  filter: "price" | "area" | "handover";
  value: string;
  length: number;
}

interface Amount {
  number: number;
  multiplier: number | null;
  currency: string | null;
  areaUnit: "m2" | "sqft" | null;
}

interface Bounds {
  from: Amount | null;
  to: Amount | null;
  /** One number that nothing says to be an end. */
  bare: boolean;
  length: number;
}

/** From here a number without a currency is a price. */
const leastPrice = 10_000;
const greatestAmount = 1_000_000_000;

/** From here `100m` is metres, below `2m` is millions. */
const leastMetres = 20;

/** `under the price of 300k` */
const wordsBetween = 3;

/** How many years before a wished handover may still suit. */
const yearsBefore = 2;

/**
 * Reads an amount or a range that begins at a token, as an address writes it: a price in whole US dollars (no currency means US dollars), an area in square
 * metres, or years of handover. A bare price is the most that is to be paid, a bare area the middle of what will do. Null where it is none of them.
 */
export function readAmounts(
  tokens: readonly Token[],
  at: number,
  { locale, rates }: { locale: Locale; rates: readonly CurrencyRate[] },
): AmountReading | null {
  const bounds = readBounds(tokens, at, locale);
  if (bounds === null) return null;
  const read = areaOf(bounds) ?? yearsOf(bounds) ?? priceOf(bounds, rates);
  return read === null ? null : { ...read, length: bounds.length };
}

function readBounds(tokens: readonly Token[], start: number, locale: Locale): Bounds | null {
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
  return tokens[at]?.kind === "number" || saidAt(tokens, at, "currency", locale) !== null;
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
  const token = tokens[at];
  if (token?.kind !== "number") return null;
  const number = numberOf(token.word);
  at += 1;
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

/** Reads `300,000`, `300.000` and `300 000` as thousands, `1.5` and `1,5` as a fraction. */
function numberOf(word: string): number {
  const grouped = /^\d{1,3}(?:[,.' ]\d{3})+$/.test(word);
  return Number(grouped ? word.replaceAll(/\D/g, "") : word.replace(",", "."));
}

function areaOf({ from, to, bare }: Bounds): Omit<AmountReading, "length"> | null {
  const unit = from?.areaUnit ?? to?.areaUnit ?? null;
  if (unit === null) return null;
  const metres = (amount: Amount | null) => {
    if (amount === null) return null;
    const area = Math.min(amount.number, greatestAmount);
    return unit === "sqft" ? squareMetres(area) : Math.round(area);
  };
  const [least, most] = [metres(from), metres(to)];
  if (!bare) return ranged("area", least, most);
  const middle = least ?? 0;
  return ranged("area", Math.round(middle * 0.9), Math.round(middle * 1.1));
}

function yearsOf({ from, to, bare }: Bounds): Omit<AmountReading, "length"> | null {
  const [first, last] = [yearOf(from), yearOf(to)];
  if ((from !== null && first === null) || (to !== null && last === null)) return null;
  if (bare) return { filter: "handover", value: String(first) };
  if (last === null) return { filter: "handover", value: `${first}+` };
  const earliest = first ?? last - yearsBefore;
  if (earliest > last) return null;
  const years = Array.from({ length: last - earliest + 1 }, (_, later) => String(earliest + later));
  return { filter: "handover", value: [...years, ...(first === null ? ["ready"] : [])].join(",") };
}

function yearOf(amount: Amount | null): number | null {
  if (amount === null || amount.multiplier !== null || amount.currency !== null) return null;
  const { number } = amount;
  return Number.isInteger(number) && number >= 2020 && number <= 2049 ? number : null;
}

function priceOf(
  { from, to, bare }: Bounds,
  rates: readonly CurrencyRate[],
): Omit<AmountReading, "length"> | null {
  const ends = [from, to].filter((end) => end !== null);
  const isPrice = ends.some(
    ({ number, multiplier, currency }) =>
      multiplier !== null || currency !== null || number >= leastPrice,
  );
  const isKnown = ends.every(
    ({ currency }) => currency === null || rates.some(({ code }) => code === currency),
  );
  if (!isPrice || !isKnown) return null;
  const [least, most] = [from, to].map((end) => (end === null ? null : dollars(end, rates)));
  return ranged("price", bare ? null : (least ?? null), most ?? null);
}

function dollars({ number, multiplier, currency }: Amount, rates: readonly CurrencyRate[]): number {
  const rate = rates.find(({ code }) => code === currency)?.rate ?? 1;
  return convertToUsd(Math.min(number * (multiplier ?? 1), greatestAmount * rate), rate);
}

function ranged(
  filter: "price" | "area",
  from: number | null,
  to: number | null,
): Omit<AmountReading, "length"> | null {
  if (from !== null && to !== null && from > to) return null;
  return { filter, value: `${from ?? ""}-${to ?? ""}` };
}
