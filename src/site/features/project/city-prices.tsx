import { useTranslations } from "use-intl";
import type { ProjectDetail } from "#contract/project.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Soundings } from "#site/components/soundings.tsx";

interface CityPricesProps {
  city: string;
  prices: ProjectDetail["cityPrices"];
}

/** The city's average price by year, as soundings. */
export function CityPrices({ city, prices }: CityPricesProps) {
  const t = useTranslations("project.returns");
  const { currencyName, areaUnitName } = useVisitor();
  if (prices.length === 0) return null;
  return (
    <figure className="soundfig">
      <figcaption>
        {t("city_prices", { city, unit: areaUnitName, currency: currencyName })}
      </figcaption>
      <Soundings prices={prices} />
    </figure>
  );
}
