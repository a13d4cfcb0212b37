import type { ProjectDetail, Unit } from "#contract/project.ts";
import type { Range, SearchCriteria } from "#contract/search-criteria.ts";
import { purchaseReceipt } from "#domain/purchase-receipt.ts";
import type { CurrencyRate, PurchaseRules } from "#domain/purchase-rules.ts";
import type { rangeOf } from "#domain/questionnaire.ts";
import { bedroomsOf } from "#domain/rooms.ts";
import { verdicts, type Verdict } from "#site/features/questionnaire/content.ts";
import {
  criteriaWithout,
  type ChangeableAnswer,
} from "#site/features/questionnaire/answer-relaxations.ts";

/** Best matching row of the price list, with its total cost. */
export interface MatchingUnit {
  /** Property type in the page's language. */
  type: string;
  /** Null for offices, shops and land. */
  rooms: string | null;
  areaM2: { min: number; max: number };
  /** Lowest asking price of the row, whole USD. */
  priceUsd: number;
  /** Whether other units of the row cost more. */
  hasHigherPrices: boolean;
  /** Including taxes and fees, whole USD; null when exchange rates are unavailable. */
  withCosts: {
    totalUsd: number;
    /** Total compared with the budget; null without a budget. */
    verdict: Verdict | null;
    /** Amount over the budget; 0 otherwise. */
    overUsd: number;
    /** ISO date of the oldest figure. */
    asOf: string;
  } | null;
}

type CandidateProject = Pick<ProjectDetail, "units" | "status" | "sale" | "place"> & {
  purchase: PurchaseRules;
};

interface UnitRequest {
  criteria: SearchCriteria;
  /** Budget including costs; null for any. */
  budget: ReturnType<typeof rangeOf> | null;
  /** Answers that a row need only be close to. */
  ignoredAnswers: readonly ChangeableAnswer[];
  /** Null when they could not be loaded. */
  rates: readonly CurrencyRate[] | null;
}

/**
 * Closest available row: inside the budget if any, then cheapest, then in price-list order. Ranges match when
 * they overlap, as in a listing. Null when no row matches.
 */
export function matchingUnit(project: CandidateProject, request: UnitRequest): MatchingUnit | null {
  const { criteria, budget, ignoredAnswers, rates } = request;
  const required = criteriaWithout(criteria, ignoredAnswers);
  const [best] = project.units
    .filter((row) => row.available > 0 && matches(row, required))
    .map((unit) => ({ unit, withCosts: rates && costsOf(project, unit, budget, rates) }))
    .toSorted(
      (one, other) =>
        distance(one.unit, criteria) - distance(other.unit, criteria) ||
        verdictRank(one) - verdictRank(other) ||
        one.unit.priceUsd.from - other.unit.priceUsd.from,
    );
  if (best === undefined) return null;
  const { unit, withCosts } = best;
  const { type, rooms, areaM2, priceUsd } = unit;
  return {
    type: type.name,
    rooms,
    areaM2,
    priceUsd: priceUsd.from,
    hasHigherPrices: priceUsd.to !== null,
    withCosts,
  };
}

/** Sort rank: inside the budget, below, over; 0 when unknown. */
export function verdictRank({ withCosts }: Pick<MatchingUnit, "withCosts">): number {
  const verdict = withCosts?.verdict ?? null;
  return verdict === null ? 0 : verdicts.indexOf(verdict);
}

function matches({ type, rooms, areaM2, priceUsd }: Unit, criteria: SearchCriteria): boolean {
  return (
    isAmong(criteria.type, type.slug) &&
    isAmong(criteria.rooms, rooms) &&
    gap(criteria.area, areaM2.min, areaM2.max) === 0 &&
    gap(criteria.price, priceUsd.from, priceUsd.to ?? priceUsd.from) === 0
  );
}

function isAmong(allowed: readonly string[], value: string | null): boolean {
  return allowed.length === 0 || (value !== null && allowed.includes(value));
}

/** Distance from the criteria: bedrooms, plus area and price as shares. */
function distance({ rooms, areaM2, priceUsd }: Unit, criteria: SearchCriteria): number {
  const [requestedRooms] = criteria.rooms;
  const bedrooms =
    requestedRooms === undefined || rooms === null
      ? 0
      : Math.abs(bedroomsOf(rooms) - bedroomsOf(requestedRooms));
  return (
    bedrooms +
    gap(criteria.area, areaM2.min, areaM2.max) +
    gap(criteria.price, priceUsd.from, priceUsd.to ?? priceUsd.from)
  );
}

/** Distance between ranges as a share of the requested one; 0 when they overlap. */
function gap(requested: Range | null, from: number, to: number): number {
  const { from: lowest, to: highest } = requested ?? { from: null, to: null };
  if (highest !== null && from > highest) return (from - highest) / highest;
  if (lowest !== null && to < lowest) return (lowest - to) / lowest;
  return 0;
}

function costsOf(
  { purchase, status, sale, place }: CandidateProject,
  unit: Unit,
  budget: UnitRequest["budget"],
  rates: readonly CurrencyRate[],
): NonNullable<MatchingUnit["withCosts"]> {
  const { totalUsd, asOf } = purchaseReceipt({
    rules: purchase,
    rates,
    unit: {
      priceUsd: unit.priceUsd.from,
      areaM2: unit.areaM2.min,
      category: unit.type.category,
    },
    project: { status, sale, city: place.city.slug },
  });
  const overUsd = Math.max(0, totalUsd - (budget?.to ?? Infinity));
  return { totalUsd, verdict: budget && verdictOf(totalUsd, budget), overUsd, asOf };
}

function verdictOf(totalUsd: number, { from, to }: NonNullable<UnitRequest["budget"]>): Verdict {
  if (totalUsd < from) return "below";
  return to !== null && totalUsd > to ? "over" : "inside";
}
