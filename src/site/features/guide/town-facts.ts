import { useTranslations } from "use-intl";
import type { TownGuide } from "#contract/town-guide.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import type { Fact } from "#site/components/place-facts.tsx";

/** A town's figures in words and parts; what plays no part is left out. */
export function useTownFacts({ facts }: Pick<TownGuide["town"], "facts">): Fact[] {
  const t = useTranslations("guide.town");
  const tCity = useTranslations("overview.city");
  const { format, areaUnitName, moneyPerAreaParts } = useVisitor();
  const kilometres = (km: number) => ({ before: "", main: format.number(km, 1), after: "" });
  const { averagePriceUsdPerM2, grossYieldPct, distanceToSeaKm } = facts;
  const known: (Fact | null)[] = [
    {
      label: tCity("average_undated", { unit: areaUnitName }),
      figure: moneyPerAreaParts(averagePriceUsdPerM2),
    },
    { label: tCity("gross_yield"), figure: format.percentParts(grossYieldPct) },
    distanceToSeaKm === null ? null : { label: t("to_sea"), figure: kilometres(distanceToSeaKm) },
    { label: t("to_centre"), figure: kilometres(facts.distanceToCentreKm) },
    { label: t("to_airport"), figure: kilometres(facts.distanceToAirportKm) },
  ];
  return known.filter((fact) => fact !== null);
}
