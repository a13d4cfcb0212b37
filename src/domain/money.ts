/** Exact rational arithmetic, so that rounding half up is right: 545,000 × 3.6725 is 2,001,512.5, which floating point misses. */
import type { CurrencyRate } from "#domain/purchase-rules.ts";

/** The denominator is positive. */
export interface Ratio {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Converts a finite number to the decimal fraction it is written as: 0.1 is exactly 1/10. */
export function parseDecimal(value: number): Ratio {
  const match = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (match === null) throw new RangeError(`Not a finite number: ${value}`);
  const [, integer = "", decimals = "", exponent = "0"] = match;
  const scale = Number(exponent) - decimals.length;
  const digits = BigInt(integer + decimals);
  return scale < 0
    ? { numerator: digits, denominator: 10n ** BigInt(-scale) }
    : { numerator: digits * 10n ** BigInt(scale), denominator: 1n };
}

export function multiply(...factors: readonly (Ratio | number)[]): Ratio {
  return factors.map(toRatio).reduce((product, factor) => ({
    numerator: product.numerator * factor.numerator,
    denominator: product.denominator * factor.denominator,
  }));
}

export function add(...terms: readonly (Ratio | number)[]): Ratio {
  return terms.map(toRatio).reduce(
    (sum, term) => ({
      numerator: sum.numerator * term.denominator + term.numerator * sum.denominator,
      denominator: sum.denominator * term.denominator,
    }),
    { numerator: 0n, denominator: 1n },
  );
}

/** Divides exactly; the divisor must be positive. */
export function divide(dividend: Ratio | number, divisor: Ratio | number): Ratio {
  const { numerator, denominator } = toRatio(divisor);
  if (numerator <= 0n) throw new RangeError("A divisor must be above 0");
  return multiply(dividend, { numerator: denominator, denominator: numerator });
}

/** Takes a percentage exactly: `percentOf(4, 690_000)` is 27,600. */
export function percentOf(percent: number, amount: Ratio | number): Ratio {
  return divide(multiply(percent, amount), 100);
}

/** Rounds to the nearest integer; halves go up, also below zero. */
export function roundHalfUp(value: Ratio | number): number {
  const { numerator, denominator } = toRatio(value);
  return Number(floor(2n * numerator + denominator, 2n * denominator));
}

export function roundUp(value: Ratio | number): number {
  const { numerator, denominator } = toRatio(value);
  return Number(-floor(-numerator, denominator));
}

/** Converts US dollars to whole units of a currency, half up; `rate` is units for one dollar. */
export function convertUsd(usd: number, rate: number): number {
  return roundHalfUp(multiply(usd, rate));
}

/** Converts an amount to whole US dollars, half up; `rate` is units for one dollar. */
export function convertToUsd(amount: number, rate: number): number {
  return roundHalfUp(divide(amount, rate));
}

/** Finds a currency's rate; throws when there is none, because content is validated when it is loaded. */
export function rateOf(rates: readonly CurrencyRate[], code: string): CurrencyRate {
  const rate = rates.find((candidate) => candidate.code === code);
  if (rate === undefined) throw new Error(`No exchange rate for ${code}`);
  return rate;
}

function toRatio(value: Ratio | number): Ratio {
  return typeof value === "number" ? parseDecimal(value) : value;
}

/** BigInt division truncates toward zero; this rounds down below zero too. */
function floor(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient;
}
