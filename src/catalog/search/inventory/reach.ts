/** Which projects citizenship and residence stand for: the domain's own rule, asked once for each project. */
import type { CurrencyRate, Programme } from "#domain/purchase-rules.ts";
import type { PurchaseProject, PurchasedUnit } from "#domain/purchase-conditions.ts";
import { programmesReached, thresholdUsd } from "#domain/residence.ts";
import type { ProgrammeKind } from "#domain/vocabulary.ts";
import { flagBits } from "#catalog/search/inventory/inventory.ts";

export interface ReachRules {
  programmesOf: (countryId: number) => Programme[];
  rates: readonly CurrencyRate[];
}

type Reach = (
  countryId: number,
  project: PurchaseProject,
  freeUnits: readonly PurchasedUnit[],
) => number;

const flagOf: Readonly<Record<ProgrammeKind, number>> = {
  citizenship: flagBits.citizenship,
  residence: flagBits.residence,
  "golden-visa": flagBits.residence,
};

/** Gives the way to the flag bits that the free units of a project fulfil, each unit alone. */
export function reachUnder({ programmesOf, rates }: ReachRules): Reach {
  const known = new Map<number, { programme: Programme; threshold: number }[]>();
  const rulesOf = (countryId: number) => {
    const rules =
      known.get(countryId) ??
      programmesOf(countryId).map((programme) => ({
        programme,
        threshold: thresholdUsd(programme, rates),
      }));
    known.set(countryId, rules);
    return rules;
  };
  return (countryId, project, freeUnits) => {
    if (project.status === "sold") return 0;
    let reached = 0;
    for (const { programme, threshold } of rulesOf(countryId)) {
      const flag = flagOf[programme.kind];
      if ((reached & flag) !== 0) continue;
      const isReached = freeUnits.some(
        // Comparing with the threshold first spares most units the exact arithmetic.
        (unit) =>
          unit.priceUsd >= threshold &&
          programmesReached([programme], rates, { unit, project }).length > 0,
      );
      if (isReached) reached |= flag;
    }
    return reached;
  };
}
