import { useTranslations } from "use-intl";
import type { TownGuide } from "#contract/town-guide.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { trendOf } from "./trend.ts";

interface BesideCityProps {
  town: Omit<TownGuide["town"], "intro" | "guide" | "sharePicture">;
  cityPrices: TownGuide["cityPrices"];
}

/** That the prices are the whole city's, and how a town's average stands beside the latest of them. */
export function BesideCity({ town, cityPrices }: BesideCityProps) {
  const t = useTranslations("guide.prices");
  const { format } = useVisitor();
  const average = cityPrices.at(-1);
  if (average === undefined) return null;
  const difference = (town.facts.averagePriceUsdPerM2 / average.usdPerM2 - 1) * 100;
  return (
    <div className="beside-city">
      <p>{t("whole_city", { name: town.city.name })}</p>
      <p>
        {t("beside", {
          trend: trendOf(difference),
          name: town.name,
          place: town.nameIn,
          percent: isolate(format.percent(Math.abs(difference), 0)),
        })}
      </p>
    </div>
  );
}
