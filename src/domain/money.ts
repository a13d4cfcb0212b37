/** Exact rational arithmetic, so that rounding half up is right: 545,000 × 3.6725 is 2,001,512.5, which floating point misses. */
import type { CurrencyRate } from "#domain/purchase-rules.ts";

/** A fraction; `under` is positive. */
export interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

/** Converts a finite number to the decimal fraction it is written as: 0.1 is exactly 1/10. */
export function exact(value: number): Ratio {
  const match = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value));
  if (match === null) throw new RangeError(`Not a finite number: ${value}`);
  const [, whole = "", decimals = "", exponent = "0"] = match;
  const scale = Number(exponent) - decimals.length;
  const digits = BigInt(whole + decimals);
  return scale < 0
    ? { over: digits, under: 10n ** BigInt(-scale) }
    : { over: digits * 10n ** BigInt(scale), under: 1n };
}

export function times(...factors: readonly (Ratio | number)[]): Ratio {
  return factors.map(toRatio).reduce((product, factor) => ({
    over: product.over * factor.over,
    under: product.under * factor.under,
  }));
}

export function plus(...terms: readonly (Ratio | number)[]): Ratio {
  return terms.map(toRatio).reduce(
    (sum, term) => ({
      over: sum.over * term.under + term.over * sum.under,
      under: sum.under * term.under,
    }),
    { over: 0n, under: 1n },
  );
}

/** Divides exactly; the divisor must be positive. */
export function dividedBy(dividend: Ratio | number, divisor: Ratio | number): Ratio {
  const { over, under } = toRatio(divisor);
  if (over <= 0n) throw new RangeError("A divisor must be above 0");
  return times(dividend, { over: under, under: over });
}

/** Takes a percentage exactly: `percentOf(4, 690_000)` is 27,600. */
export function percentOf(percent: number, amount: Ratio | number): Ratio {
  return dividedBy(times(percent, amount), 100);
}

/** Rounds to the nearest integer; halves go up, also below zero. */
export function roundHalfUp(value: Ratio | number): number {
  const { over, under } = toRatio(value);
  return Number(floor(2n * over + under, 2n * under));
}

export function roundUp(value: Ratio | number): number {
  const { over, under } = toRatio(value);
  return Number(-floor(-over, under));
}

/** Converts US dollars to whole units of a currency, half up; `rate` is units for one dollar. */
export function convertUsd(usd: number, rate: number): number {
  return roundHalfUp(times(usd, rate));
}

/** Converts an amount to whole US dollars, half up; `rate` is units for one dollar. */
export function convertToUsd(amount: number, rate: number): number {
  return roundHalfUp(dividedBy(amount, rate));
}

/** Finds a currency's rate; throws when there is none, because content is validated when it is loaded. */
export function rateOf(rates: readonly CurrencyRate[], code: string): CurrencyRate {
  const rate = rates.find((candidate) => candidate.code === code);
  if (rate === undefined) throw new Error(`No exchange rate for ${code}`);
  return rate;
}

function toRatio(value: Ratio | number): Ratio {
  return typeof value === "number" ? exact(value) : value;
}

/** BigInt division truncates toward zero; this rounds down below zero too. */
function floor(over: bigint, under: bigint): bigint {
  const quotient = over / under;
  return over < 0n && quotient * under !== over ? quotient - 1n : quotient;
}
