import { residenceBadge } from "#domain/residence.ts";
import type { ProjectStatus, SaleKind } from "#domain/vocabulary.ts";
import type { ResidenceBadge, Unit } from "#contract/project.ts";
import { programmesByCountry } from "#catalog/purchase-rules/programmes.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { listCurrencies } from "#catalog/settings/currencies.ts";

interface BadgedProject {
  countryId: number;
  city: string;
  status: ProjectStatus;
  sale: SaleKind;
}

/** Reads programmes and rates once and returns the function that finds a project's residence badge. */
export async function createBadgeLookup(
  context: ReadContext,
): Promise<(project: BadgedProject, units: readonly Unit[]) => ResidenceBadge | null> {
  const [programmesOf, rates] = await Promise.all([
    programmesByCountry(context),
    listCurrencies(context),
  ]);
  return ({ countryId, ...project }, units) =>
    residenceBadge({
      units: units.map(({ priceUsd, areaM2, type, available }) => ({
        priceUsd: priceUsd.from,
        areaM2: areaM2.min,
        category: type.category,
        available,
      })),
      project,
      programmes: programmesOf(countryId),
      rates,
    });
}
