import { useTranslations } from "use-intl";
import type { CitySummary } from "#contract/region.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import type { Fact } from "#site/components/place-facts.tsx";

/** A city's figures in words and parts; what is not known is left out. */
export function useCityFacts({
  facts,
  priceHistory,
}: Pick<CitySummary, "facts" | "priceHistory">): Fact[] {
  const t = useTranslations("overview.city");
  const { format, areaUnitName, moneyPerAreaParts } = useVisitor();
  const year = priceHistory.at(-1)?.year;
  const { averagePriceUsdPerM2, priceChange1yPct, grossYieldPct, occupancyPct, foreignSharePct } =
    facts;
  const known: (Fact | null)[] = [
    {
      label:
        year === undefined
          ? t("average_undated", { unit: areaUnitName })
          : t("average", { unit: areaUnitName, year: String(year) }),
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
      : { label: t("foreign"), figure: format.percentParts(foreignSharePct, 0) },
  ];
  return known.filter((fact) => fact !== null);
}
