import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import type { ProjectDetail } from "#contract/project.ts";
import { useVisitor } from "#i18n/visitor.tsx";

interface CityPricesProps {
  city: string;
  prices: ProjectDetail["cityPrices"];
}

/** The city's average price by year, as soundings; the figures stand beside the lines, so the drawing needs no other words. */
export function CityPrices({ city, prices }: CityPricesProps) {
  const t = useTranslations("project.returns");
  const { currency, areaUnitName, moneyPerAreaParts } = useVisitor();
  if (prices.length === 0) return null;
  const highest = Math.max(...prices.map(({ usdPerM2 }) => usdPerM2));
  return (
    <figure className="soundfig">
      <figcaption>
        {t("city_prices", { city, unit: areaUnitName, currency: currency.code })}
      </figcaption>
      <ol
        className="sound"
        role="list"
        style={{ "--max": highest } as CSSProperties /* a custom property */}
      >
        {prices.map(({ year, usdPerM2 }) => (
          <li key={year} style={{ "--v": usdPerM2 } as CSSProperties /* a custom property */}>
            <span className="sound__v">{moneyPerAreaParts(usdPerM2).main}</span>
            <i />
            <span className="sound__y">{year}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
