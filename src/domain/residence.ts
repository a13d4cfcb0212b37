/** Checks purchases against the thresholds of residence programmes; reaching one is never a promise of approval. */
import { convertUsd, divide, add, rateOf, roundUp } from "#domain/money.ts";
import {
  appliesTo,
  type Purchase,
  type PurchasedUnit,
  type PurchaseProject,
} from "#domain/purchase-conditions.ts";
import type { CurrencyRate, Programme } from "#domain/purchase-rules.ts";
import type { ProgrammeKind } from "#domain/vocabulary.ts";

/** The most far-reaching first. */
export const programmeRanking: readonly ProgrammeKind[] = [
  "citizenship",
  "golden-visa",
  "residence",
];

export interface ResidenceBadge {
  programme: string;
  name: string;
  kind: ProgrammeKind;
  /** Price of the lowest qualifying row, whole US dollars; cheaper rows that do not qualify may exist. */
  priceUsd: number;
  /** Whole US dollars between that price and the threshold. */
  marginUsd: number;
}

type Threshold = Pick<Programme, "minimumAmount" | "currency">;

/** Returns the lowest price in whole US dollars that meets a minimum after conversion and rounding as in a receipt. */
export function thresholdUsd(programme: Threshold, rates: readonly CurrencyRate[]): number {
  const { rate } = rateOf(rates, programme.currency);
  return roundUp(divide(add(programme.minimumAmount, -0.5), rate));
}

/** Lists the programmes whose conditions a purchase meets and whose minimum its price alone reaches, in the given order. */
export function eligibleProgrammes<Rule extends Programme>(
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
  /** `available` counts unsold units of the row. */
  units: readonly (PurchasedUnit & { available: number })[];
  project: PurchaseProject;
  programmes: readonly Programme[];
  rates: readonly CurrencyRate[];
}

/** Returns the most far-reaching programme that a single available unit reaches; null when there is none or the project is sold. */
export function residenceBadge(request: BadgeRequest): ResidenceBadge | null {
  const { units, project, programmes, rates } = request;
  if (project.status === "sold") return null;
  const rows = units
    .filter((unit) => unit.available > 0)
    .toSorted((one, other) => one.priceUsd - other.priceUsd);
  for (const kind of programmeRanking) {
    const candidates = programmes.filter((programme) => programme.kind === kind);
    for (const unit of rows) {
      const [programme] = eligibleProgrammes(candidates, rates, { unit, project });
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
