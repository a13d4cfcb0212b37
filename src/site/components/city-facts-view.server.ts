import type { CitySummary } from "#contract/region.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import type { Fact } from "#site/components/place-facts.tsx";

/** Unknown figures are left out. */
export interface CityFactsView {
  facts: Fact[];
  pairs: CityPairsView;
}

export interface CityPairsView {
  population: string | null;
  airport: string | null;
}

export function cityFactsView(
  { facts, priceHistory }: Pick<CitySummary, "facts" | "priceHistory">,
  { locale, format, areaUnitName: unit, moneyPerAreaParts }: Visitor,
): CityFactsView {
  const t = translatorFor(locale, "overview.city");
  const year = priceHistory.at(-1)?.year;
  const { population, airport, averagePriceUsdPerM2, grossYieldPct } = facts;
  const { priceChange1yPct, occupancyPct, foreignSharePct } = facts;
  const candidates: (Fact | null)[] = [
    {
      label:
        year === undefined
          ? t("average_undated", { unit })
          : t("average", { unit, year: String(year) }),
      figure: moneyPerAreaParts(averagePriceUsdPerM2),
    },
    priceChange1yPct === null
      ? null
      : { label: t("one_year"), figure: format.changeParts(priceChange1yPct) },
    { label: t("gross_yield"), figure: format.percentParts(grossYieldPct) },
    occupancyPct === null
      ? null
      : { label: t("occupancy"), figure: format.percentParts(occupancyPct, 0) },
    foreignSharePct === null
      ? null
      : { label: t("foreign_buyers"), figure: format.percentParts(foreignSharePct, 0) },
  ];
  return {
    facts: candidates.filter((fact) => fact !== null),
    pairs: { population: population === null ? null : format.number(population), airport },
  };
}
