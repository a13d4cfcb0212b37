/** Finds the home of a project that fits the answers, and what it costs in all. */
import type { ProjectDetail, Unit } from "#contract/project.ts";
import type { Range, SearchCriteria } from "#contract/search-criteria.ts";
import { purchaseReceipt } from "#domain/purchase-receipt.ts";
import type { CurrencyRate } from "#domain/purchase-rules.ts";
import type { FittingUnit } from "#site/features/questionnaire/content.ts";

type AskedProject = Pick<ProjectDetail, "units" | "purchase" | "status" | "sale" | "place">;

/**
 * The free row that fits and costs least in all, as it stands in the price list. The filters of a listing hold for a row in
 * the same way: ranges fit where they overlap. Null where no row does. `rates` is null where they cannot be had.
 */
export function fittingUnit(
  project: AskedProject,
  criteria: Pick<SearchCriteria, "type" | "rooms" | "area" | "price">,
  rates: readonly CurrencyRate[] | null,
): FittingUnit | null {
  const [unit] = project.units
    .filter((row) => row.available > 0 && fits(row, criteria))
    .toSorted((one, other) => one.priceUsd.from - other.priceUsd.from);
  if (unit === undefined) return null;
  const { type, rooms, areaM2, priceUsd } = unit;
  const most = criteria.price?.to ?? null;
  return {
    type: type.name,
    rooms,
    areaM2,
    priceUsd: priceUsd.from,
    isFrom: priceUsd.to !== null,
    hasBudget: most !== null,
    withCosts: rates && costsOf(project, unit, most, rates),
  };
}

function fits(
  { type, rooms, areaM2, priceUsd }: Unit,
  criteria: Pick<SearchCriteria, "type" | "rooms" | "area" | "price">,
): boolean {
  return (
    isAmong(criteria.type, type.slug) &&
    isAmong(criteria.rooms, rooms) &&
    overlaps(criteria.area, areaM2.min, areaM2.max) &&
    overlaps(criteria.price, priceUsd.from, priceUsd.to ?? priceUsd.from)
  );
}

function isAmong(asked: readonly string[], value: string | null): boolean {
  return asked.length === 0 || (value !== null && asked.includes(value));
}

function overlaps(asked: Range | null, from: number, to: number): boolean {
  if (asked === null) return true;
  return to >= (asked.from ?? 0) && from <= (asked.to ?? Infinity);
}

function costsOf(
  { purchase, status, sale, place }: AskedProject,
  unit: Unit,
  most: number | null,
  rates: readonly CurrencyRate[],
): NonNullable<FittingUnit["withCosts"]> {
  const { totalUsd, asOf } = purchaseReceipt({
    rules: purchase,
    rates,
    unit: { priceUsd: unit.priceUsd.from, areaM2: unit.areaM2.min, category: unit.type.category },
    project: { status, sale, city: place.city.slug },
  });
  return { totalUsd, overUsd: most === null ? 0 : Math.max(0, totalUsd - most), asOf };
}
