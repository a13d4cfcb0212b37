import type { CurrencyRate, Programme } from "#domain/purchase-rules.ts";
import type { PurchaseProject, PurchasedUnit } from "#domain/purchase-conditions.ts";
import { eligibleProgrammes, thresholdUsd } from "#domain/residence.ts";
import type { ProgrammeKind } from "#domain/vocabulary.ts";

export interface EligibilityRules {
  programmesOf: (countryId: number) => Programme[];
  rates: readonly CurrencyRate[];
}

type EligibilityCheck = (
  countryId: number,
  project: PurchaseProject,
  freeUnits: readonly PurchasedUnit[],
) => ReadonlySet<ProgrammeKind>;

/** Returns a check for the kinds of programme that a single available unit of a project qualifies for. */
export function createEligibilityCheck({
  programmesOf,
  rates,
}: EligibilityRules): EligibilityCheck {
  const rulesByCountry = new Map<number, { programme: Programme; threshold: number }[]>();
  const rulesOf = (countryId: number) => {
    const rules =
      rulesByCountry.get(countryId) ??
      programmesOf(countryId).map((programme) => ({
        programme,
        threshold: thresholdUsd(programme, rates),
      }));
    rulesByCountry.set(countryId, rules);
    return rules;
  };
  return (countryId, project, freeUnits) => {
    const reached = new Set<ProgrammeKind>();
    if (project.status === "sold") return reached;
    for (const { programme, threshold } of rulesOf(countryId)) {
      if (reached.has(programme.kind)) continue;
      const isReached = freeUnits.some(
        // The threshold is a cheap first test that avoids exact arithmetic for most units.
        (unit) =>
          unit.priceUsd >= threshold &&
          eligibleProgrammes([programme], rates, { unit, project }).length > 0,
      );
      if (isReached) reached.add(programme.kind);
    }
    return reached;
  };
}
