/** Exact arithmetic for money: 545,000 × 3.6725 is 2,001,512.5 and not a binary neighbour of it, so rounding half up is right. */
import type { CurrencyRate } from "#domain/purchase-rules.ts";

/** An exact quotient of whole numbers; `under` is above 0. */
export interface Ratio {
  readonly over: bigint;
  readonly under: bigint;
}

/** Reads a number as the decimal that it is written as: 0.1 becomes exactly one tenth. Finite numbers only. */
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

/** Multiplies exactly. */
export function times(...factors: readonly (Ratio | number)[]): Ratio {
  return factors.map(toRatio).reduce((product, factor) => ({
    over: product.over * factor.over,
    under: product.under * factor.under,
  }));
}

/** Adds exactly; the sum of nothing is 0. */
export function plus(...terms: readonly (Ratio | number)[]): Ratio {
  return terms.map(toRatio).reduce(
    (sum, term) => ({
      over: sum.over * term.under + term.over * sum.under,
      under: sum.under * term.under,
    }),
    { over: 0n, under: 1n },
  );
}

/** Divides exactly; the divisor is above 0. */
export function dividedBy(dividend: Ratio | number, divisor: Ratio | number): Ratio {
  const { over, under } = toRatio(divisor);
  if (over <= 0n) throw new RangeError("A divisor must be above 0");
  return times(dividend, { over: under, under: over });
}

/** Takes a percentage of an amount, exactly: `percentOf(4, 690_000)` is 27,600. */
export function percentOf(percent: number, amount: Ratio | number): Ratio {
  return dividedBy(times(percent, amount), 100);
}

/** Rounds to the nearest whole number, and a half up. */
export function roundHalfUp(value: Ratio | number): number {
  const { over, under } = toRatio(value);
  return Number(floor(2n * over + under, 2n * under));
}

/** Rounds up to a whole number. */
export function roundUp(value: Ratio | number): number {
  const { over, under } = toRatio(value);
  return Number(-floor(-over, under));
}

/** Converts US dollars at `rate` units for a dollar, to whole units of the currency, half up. */
export function convertUsd(usd: number, rate: number): number {
  return roundHalfUp(times(usd, rate));
}

/** Converts an amount back at `rate` units for a dollar, to whole US dollars, half up. */
export function convertToUsd(amount: number, rate: number): number {
  return roundHalfUp(dividedBy(amount, rate));
}

/** Finds the stored rate of a currency. Throws where there is none, because content is checked for that when it is loaded. */
export function rateOf(rates: readonly CurrencyRate[], code: string): CurrencyRate {
  const rate = rates.find((candidate) => candidate.code === code);
  if (rate === undefined) throw new Error(`No exchange rate for ${code}`);
  return rate;
}

function toRatio(value: Ratio | number): Ratio {
  return typeof value === "number" ? exact(value) : value;
}

/** BigInt division cuts toward zero; this one goes down below zero too. */
function floor(over: bigint, under: bigint): bigint {
  const quotient = over / under;
  return over < 0n && quotient * under !== over ? quotient - 1n : quotient;
}
