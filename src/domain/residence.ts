/** Which citizenship and residence programmes a purchase reaches: a threshold, never a promise. */
import { convertUsd, dividedBy, plus, rateOf, roundUp } from "#domain/money.ts";
import {
  appliesTo,
  type Purchase,
  type PurchasedUnit,
  type PurchaseProject,
} from "#domain/purchase-conditions.ts";
import type { CurrencyRate, Programme } from "#domain/purchase-rules.ts";
import type { ProgrammeKind } from "#domain/vocabulary.ts";

/** Kinds of programme, the most far-reaching first. */
export const programmeReach: readonly ProgrammeKind[] = ["citizenship", "golden-visa", "residence"];

export interface ResidenceBadge {
  /** Slug of the programme. */
  programme: string;
  name: string;
  kind: ProgrammeKind;
  /** Price of the lowest qualifying row, whole US dollars; cheaper rows may be for sale that do not qualify. */
  priceUsd: number;
  /** Whole US dollars by which the lowest qualifying row stands above the threshold. */
  marginUsd: number;
}

type Threshold = Pick<Programme, "minimumAmount" | "currency">;

/** Gives the lowest price in whole US dollars that reaches a programme once it is converted and rounded as a receipt's price is. */
export function thresholdUsd(programme: Threshold, rates: readonly CurrencyRate[]): number {
  const { rate } = rateOf(rates, programme.currency);
  return roundUp(dividedBy(plus(programme.minimumAmount, -0.5), rate));
}

/** Lists the programmes whose conditions hold for a purchase and whose minimum its price reaches alone, in the order given. */
export function programmesReached<Rule extends Programme>(
  programmes: readonly Rule[],
  rates: readonly CurrencyRate[],
  purchase: Purchase,
): Rule[] {
  return programmes.filter(({ appliesTo: conditions, currency, minimumAmount }) => {
    const price = convertUsd(purchase.unit.priceUsd, rateOf(rates, currency).rate);
    return price >= minimumAmount && appliesTo(conditions, purchase, rates);
  });
}

export interface BadgeRequest {
  /** `available`: how many of the row are still free. */
  units: readonly (PurchasedUnit & { available: number })[];
  project: PurchaseProject;
  programmes: readonly Programme[];
  rates: readonly CurrencyRate[];
}

/** Gives the most far-reaching programme that one free unit reaches alone, with the margin of the lowest such row; null where there is none and for sold projects. */
export function residenceBadge(request: BadgeRequest): ResidenceBadge | null {
  const { units, project, programmes, rates } = request;
  if (project.status === "sold") return null;
  const rows = units
    .filter((unit) => unit.available > 0)
    .toSorted((one, other) => one.priceUsd - other.priceUsd);
  for (const kind of programmeReach) {
    const candidates = programmes.filter((programme) => programme.kind === kind);
    for (const unit of rows) {
      const [programme] = programmesReached(candidates, rates, { unit, project });
      if (programme === undefined) continue;
      const { slug, name } = programme;
      return {
        programme: slug,
        name,
        kind,
        priceUsd: unit.priceUsd,
        marginUsd: unit.priceUsd - thresholdUsd(programme, rates),
      };
    }
  }
  return null;
}
