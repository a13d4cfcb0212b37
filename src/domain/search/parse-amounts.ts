import { squareMetres } from "#domain/area.ts";
import { convertToUsd } from "#domain/money.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";
import type { Locale } from "#domain/locale.ts";
import { parseBounds, type Amount, type Bounds } from "#domain/search/parse-bounds.ts";
import type { Token } from "#domain/search/tokens.ts";

export interface ParsedAmount {
  filter: "price" | "area" | "handover";
  value: string;
  length: number;
}

/** A number without a currency is a price from this value. */
const minPrice = 10_000;
const maxAmount = 1_000_000_000;

/** Square metres; less is a height or a distance: `3 m`. */
const minArea = 10;

/** Years before the requested handover that still match. */
const yearsBefore = 2;

/** Reads a price (whole USD), an area (m²) or handover years as a URL value; a bare price is a maximum, a bare area means ±10 %. */
export function parseAmounts(
  tokens: readonly Token[],
  at: number,
  { locale, rates }: { locale: Locale; rates: readonly CurrencyRate[] },
): ParsedAmount | null {
  const bounds = parseBounds(tokens, at, locale);
  if (bounds === null) return null;
  const isArea = (bounds.from ?? bounds.to)?.areaUnit != null;
  const amount = isArea ? areaOf(bounds) : (yearsOf(bounds) ?? priceOf(bounds, rates));
  return amount === null ? null : { ...amount, length: bounds.length };
}

function areaOf({ from, to, bare }: Bounds): Omit<ParsedAmount, "length"> | null {
  const unit = from?.areaUnit ?? to?.areaUnit ?? null;
  if (unit === null) return null;
  const metres = (amount: Amount | null) => {
    if (amount === null) return null;
    const area = Math.min(amount.number, maxAmount);
    return unit === "sqft" ? squareMetres(area) : Math.round(area);
  };
  const [least, most] = [metres(from), metres(to)];
  if ([least, most].some((end) => end !== null && end < minArea)) return null;
  if (!bare) return rangeValue("area", least, most);
  const middle = least ?? 0;
  return rangeValue("area", Math.round(middle * 0.9), Math.round(middle * 1.1));
}

function yearsOf({ from, to, bare, isExclusive }: Bounds): Omit<ParsedAmount, "length"> | null {
  const [fromYear, toYear] = [yearOf(from), yearOf(to)];
  if ((from !== null && fromYear === null) || (to !== null && toYear === null)) return null;
  const first = fromYear === null ? null : fromYear + (isExclusive ? 1 : 0);
  const last = toYear === null ? null : toYear - (isExclusive ? 1 : 0);
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
): Omit<ParsedAmount, "length"> | null {
  const ends = [from, to].filter((end) => end !== null);
  const isPrice = ends.some(
    ({ number, multiplier, currency }) =>
      multiplier !== null || currency !== null || number >= minPrice,
  );
  const hasRates = ends.every(
    ({ currency }) => currency === null || rates.some(({ code }) => code === currency),
  );
  if (!isPrice || !hasRates) return null;
  const [least, most] = [from, to].map((end) => (end === null ? null : dollars(end, rates)));
  return rangeValue("price", bare ? null : (least ?? null), most ?? null);
}

function dollars({ number, currency }: Amount, rates: readonly CurrencyRate[]): number {
  const rate = rates.find(({ code }) => code === currency)?.rate ?? 1;
  return convertToUsd(Math.min(number, maxAmount * rate), rate);
}

function rangeValue(
  filter: "price" | "area",
  from: number | null,
  to: number | null,
): Omit<ParsedAmount, "length"> | null {
  if (from !== null && to !== null && from > to) return null;
  return { filter, value: `${from ?? ""}-${to ?? ""}` };
}
