import type { TownSummary } from "#contract/region.ts";
import { emptyCriteria, writeSearchCriteria } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import type { FigureParts } from "#i18n/format.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";

export interface TownTableView {
  /** Head of the price column, with the unit of area. */
  average: string;
  towns: readonly TownRowView[];
}

export interface TownRowView extends TownFiguresView {
  toSea: string;
  toAirport: string;
  projects: string;
  /** Where its projects are listed; null without any. */
  listing: string | null;
}

/** Shared by every table of districts. */
export interface TownFiguresView {
  name: string;
  /** Its guide. */
  href: string;
  /** Average per unit of area. */
  price: string;
  grossYield: FigureParts;
  toCentre: string;
}

export function townTableView(towns: readonly TownSummary[], visitor: Visitor): TownTableView {
  return {
    average: averageHead(visitor),
    towns: towns.map((town) => townRowView(town, visitor)),
  };
}

function townRowView(town: TownSummary, visitor: Visitor): TownRowView {
  const { slug, city, country, facts, projects } = town;
  const { locale, format } = visitor;
  const listing = linkTo(locale, "listing", { country: country.slug, city: city.slug });
  return {
    ...townFiguresView(town, visitor),
    toSea: distance(facts.distanceToSeaKm, visitor),
    toAirport: distance(facts.distanceToAirportKm, visitor),
    projects: format.number(projects),
    listing:
      projects === 0
        ? null
        : `${listing}?${writeSearchCriteria({ ...emptyCriteria, town: [slug] })}`,
  };
}

export function townFiguresView(
  { slug, name, city, facts }: TownSummary,
  visitor: Visitor,
): TownFiguresView {
  const { locale, format, moneyPerArea } = visitor;
  return {
    name,
    href: linkTo(locale, "town-guide", { city: city.slug, town: slug }),
    price: moneyPerArea(facts.averagePriceUsdPerM2),
    grossYield: format.percentParts(facts.grossYieldPct),
    toCentre: distance(facts.distanceToCentreKm, visitor),
  };
}

export function averageHead({ locale, areaUnitName: unit }: Visitor): string {
  return translatorFor(locale, "overview.table")("average", { unit });
}

/** A dash where it does not apply. */
function distance(km: number | null, { locale, format }: Visitor): string {
  if (km === null) return "–";
  return translatorFor(locale, "overview.table")("km", { km: format.number(km, 1) });
}
