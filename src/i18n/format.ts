/** Formats numbers, money, areas and dates: `Intl`, adjusted by each locale's definition. */
import type { Locale } from "#domain/locale.ts";
import type { AreaUnit, Quarter } from "#domain/vocabulary.ts";
import { type DateParts, definitionOf } from "#i18n/languages.ts";

/** A figure in three type sizes: a raised prefix, the figure, and decimals or unit on the baseline. */
export interface FigureParts {
  before: string;
  main: string;
  after: string;
}

/** `symbol` may be a code, such as AED. */
export interface CurrencySign {
  symbol: string;
  decimals: number;
}

export interface Formats {
  /** `2,900`; `decimals` is the maximum, 0 by default. */
  number(value: number, decimals?: number): string;
  /** From percent, not a fraction: 7.5 gives `7.5%`. */
  percent(value: number, decimals?: number): string;
  percentParts(value: number, decimals?: number): FigureParts;
  /** Signed percentage: `+7.6%`. */
  change(value: number, decimals?: number): string;
  changeParts(value: number, decimals?: number): FigureParts;
  /** With the symbol: `$420,000`. */
  money(amount: number, currency: CurrencySign): string;
  moneyParts(amount: number, currency: CurrencySign): FigureParts;
  /** An amount without its currency, for a sentence that spells it out: `400,000`, in Chinese `40万`. */
  amountInText(amount: number, decimals?: number): string;
  /** `1,150 m²`; `value` is in the given unit already. */
  area(value: number, unit: AreaUnit): string;
  areaUnit(unit: AreaUnit): string;
  /** `66–260`, kept in the reading direction of the language. */
  range(from: string, to: string): string;
  /** `66–260 m²`, or a single area when both ends are equal. */
  areaRange(from: number, to: number, unit: AreaUnit): string;
  /** `15 November 2026`, from an ISO date or time, in UTC. */
  date(iso: string): string;
  /** `Q4 2028`, as cards write it. */
  quarter(quarter: Quarter): string;
  minutes(count: number): string;
  /** `A, B and C`. */
  list(items: readonly string[]): string;
  /** `A, B or C`. */
  eitherOf(items: readonly string[]): string;
}

interface Digits {
  sign: string;
  integer: string;
  fraction: string;
}

/** Entries of each cache before it is cleared. */
const maxCachedResults = 5_000;

const formatsByLocale = new Map<Locale, Formats>();

export function formatsFor(locale: Locale): Formats {
  const formats = formatsByLocale.get(locale) ?? makeFormats(locale);
  formatsByLocale.set(locale, formats);
  return formats;
}

function makeFormats(locale: Locale): Formats {
  const { tag, figures } = definitionOf(locale);
  const numbers = [0, 1, 2, 3, 4].map((decimals) =>
    lazy(
      () =>
        new Intl.NumberFormat(tag, {
          maximumFractionDigits: decimals,
          useGrouping: figures.grouping,
        }),
    ),
  );
  const dates = lazy(
    () =>
      new Intl.DateTimeFormat(tag, {
        day: "numeric",
        month: "long",
        year: "numeric",
        timeZone: "UTC",
      }),
  );
  const lists = lazy(() => new Intl.ListFormat(tag, { type: "conjunction" }));
  const choices = lazy(() => new Intl.ListFormat(tag, { type: "disjunction" }));
  const minuteWords = lazy(
    () => new Intl.NumberFormat(tag, { style: "unit", unit: "minute", unitDisplay: "long" }),
  );

  const digitCaches = numbers.map(() => new Map<number, Digits>());

  /** Memoised, because pages repeat figures and `Intl` is slow. */
  function digits(value: number, decimals: number): Digits {
    const kind = Math.min(decimals, numbers.length - 1);
    const cache = digitCaches[kind];
    const cached = cache?.get(value);
    if (cached !== undefined) return cached;
    const result = makeDigits(value, kind);
    if (cache?.size === maxCachedResults) cache.clear();
    cache?.set(value, result);
    return result;
  }

  /** Signs and symbols differ between ICU versions, so only digits and separators come from ICU. */
  function makeDigits(value: number, kind: number): Digits {
    const parts = numbers[kind]?.().formatToParts(Math.abs(value)) ?? [];
    const point = parts.findIndex(({ type }) => type === "decimal");
    const textOf = (selected: Intl.NumberFormatPart[]) =>
      selected.map((part) => part.value).join("");
    return {
      sign: value < 0 ? figures.minus : "",
      integer: textOf(point === -1 ? parts : parts.slice(0, point)),
      fraction: point === -1 ? "" : textOf(parts.slice(point)),
    };
  }

  function number(value: number, decimals = 0): string {
    const { sign, integer, fraction } = digits(value, decimals);
    return `${sign}${integer}${fraction}`;
  }

  const dateCache = new Map<string, string>();

  function date(iso: string): string {
    const cached = dateCache.get(iso);
    if (cached !== undefined) return cached;
    const result = figures.date(partsOf(dates(), iso));
    if (dateCache.size === maxCachedResults) dateCache.clear();
    dateCache.set(iso, result);
    return result;
  }

  function percentParts(value: number, decimals = 1): FigureParts {
    const { sign, integer, fraction } = digits(value, decimals);
    return figures.percentBefore
      ? { before: `${sign}%`, main: integer, after: fraction }
      : { before: "", main: `${sign}${integer}`, after: `${fraction}%` };
  }

  function changeParts(value: number, decimals?: number): FigureParts {
    const parts = percentParts(value, decimals);
    const plus = value > 0 ? figures.plus : "";
    return figures.percentBefore
      ? { ...parts, before: plus + parts.before }
      : { ...parts, main: plus + parts.main };
  }

  function moneyParts(amount: number, { symbol, decimals }: CurrencySign): FigureParts {
    const { sign, integer, fraction } = digits(amount, decimals);
    const isWord = symbol.length > 1;
    return figures.symbolAfter
      ? { before: "", main: `${sign}${integer}`, after: `${fraction}\u00A0${symbol}` }
      : { before: `${sign}${symbol}${isWord ? "\u00A0" : ""}`, main: integer, after: fraction };
  }

  function range(from: string, to: string): string {
    return `${figures.rangeMark}${from}–${to}`;
  }

  function area(value: number, unit: AreaUnit): string {
    return `${number(value)}${figures.unitSpace}${figures.areaUnits[unit]}`;
  }

  return {
    number,
    percent: (value, decimals) => figures.percentMark + joinParts(percentParts(value, decimals)),
    percentParts,
    change: (value, decimals) => figures.percentMark + joinParts(changeParts(value, decimals)),
    changeParts,
    money: (amount, currency) => joinParts(moneyParts(amount, currency)),
    moneyParts,
    amountInText: (amount, decimals) =>
      figures.amountInText(amount, (value, maxDecimals = decimals) => number(value, maxDecimals)),
    area,
    areaUnit: (unit) => figures.areaUnits[unit],
    range,
    areaRange(from, to, unit) {
      if (from === to) return area(from, unit);
      return range(number(from), area(to, unit));
    },
    date,
    quarter: figures.quarter,
    minutes: (count) =>
      figures.minuteUnit === null
        ? minuteWords().format(count)
        : `${number(count)}${figures.unitSpace}${figures.minuteUnit}`,
    list: (items) => lists().format(items),
    eitherOf: (items) => choices().format(items),
  };
}

/** `Intl` objects are slow to create on a phone, so each is created on first use. */
function lazy<Value>(make: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= make());
}

function partsOf(format: Intl.DateTimeFormat, iso: string): DateParts {
  const parts = format.formatToParts(new Date(iso));
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return { day: part("day"), month: part("month"), year: part("year") };
}

function joinParts({ before, main, after }: FigureParts): string {
  return `${before}${main}${after}`;
}
