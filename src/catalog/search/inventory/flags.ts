import { type FlagFilter, flagFilters } from "#domain/search/filters.ts";
import {
  createEligibilityCheck,
  type EligibilityRules,
} from "#catalog/search/inventory/programme-eligibility.ts";
import type { StoredProject, StoredUnit } from "#catalog/search/inventory/read-chunk.ts";

interface Flagged {
  project: StoredProject;
  freeUnits: readonly StoredUnit[];
  amenities: readonly { slug: string }[];
}

/** Returns a function that finds the flag filters a project meets, as indexes into `flagFilters`. */
export function flagsUnder(rules: EligibilityRules): (flagged: Flagged) => number[] {
  const programmesReached = createEligibilityCheck(rules);
  return ({ project, freeUnits, amenities }) => {
    const reached = programmesReached(project.countryId, project, freeUnits.map(purchased));
    const meets: Readonly<Record<FlagFilter, boolean>> = {
      seaView: amenities.some(({ slug }) => slug === "sea-view"),
      citizenship: reached.has("citizenship"),
      residence: reached.has("residence") || reached.has("golden-visa"),
    };
    return flagFilters.flatMap((flag, index) => (meets[flag] ? [index] : []));
  };
}

function purchased({ priceFrom, areaFrom, category }: StoredUnit) {
  return { priceUsd: priceFrom, areaM2: areaFrom, category };
}
