import { convertUsd, divide, rateOf, roundHalfUp, multiply } from "#domain/money.ts";
import type { Amount, AppliesTo, CurrencyRate } from "#domain/purchase-rules.ts";
import type { ProjectStatus, PropertyCategory, SaleKind } from "#domain/vocabulary.ts";

/** A row of a project's units at its lowest price, with the area that has that price. */
export interface PurchasedUnit {
  /** Whole US dollars. */
  priceUsd: number;
  areaM2: number;
  category: PropertyCategory;
}

export interface PurchaseProject {
  /** Slug of the city. */
  city: string;
  status: ProjectStatus;
  sale: SaleKind;
}

export interface Purchase {
  unit: PurchasedUnit;
  project: PurchaseProject;
  /** Set by the visitor: `mortgage`, `main-home` or a programme's slug. */
  onlyWith?: readonly string[];
}

/** Whether a purchase meets every given condition; null or no conditions always apply. */
export function appliesTo(
  conditions: AppliesTo | null,
  { unit, project, onlyWith = [] }: Purchase,
  rates: readonly CurrencyRate[],
): boolean {
  if (conditions === null) return true;
  const { sale, cities, categories, statuses, areaUpToM2, priceFrom, priceUpTo } = conditions;
  const priceIn = (limit: Amount) => convertUsd(unit.priceUsd, rateOf(rates, limit.currency).rate);
  return (
    (sale === undefined || sale === project.sale) &&
    (cities === undefined || cities.includes(project.city)) &&
    (categories === undefined || categories.includes(unit.category)) &&
    (statuses === undefined || statuses.includes(project.status)) &&
    (priceFrom === undefined || priceIn(priceFrom) >= priceFrom.amount) &&
    (priceUpTo === undefined || priceIn(priceUpTo) < priceUpTo.amount) &&
    (areaUpToM2 === undefined || unit.areaM2 <= areaUpToM2) &&
    (conditions.onlyWith === undefined || onlyWith.includes(conditions.onlyWith))
  );
}

/** Converts to whole units of another currency, half up; an amount already in that currency is returned as it is. */
export function convertAmount(
  { amount, currency }: Amount,
  into: string,
  rates: readonly CurrencyRate[],
): number {
  if (currency === into) return amount;
  const usd = divide(amount, rateOf(rates, currency).rate);
  return roundHalfUp(multiply(usd, rateOf(rates, into).rate));
}
