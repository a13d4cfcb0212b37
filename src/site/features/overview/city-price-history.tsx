import { useTranslations } from "use-intl";
import type { CitySummary } from "#contract/region.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Soundings } from "#site/components/soundings.tsx";

/** What a square metre cost in the city, year by year. */
export function CityPriceHistory({ city: { priceHistory } }: { city: CitySummary }) {
  const t = useTranslations("overview.city");
  const { currencyName, areaUnitName } = useVisitor();
  const first = priceHistory[0];
  if (first === undefined) return null;
  return (
    <section className="section sunk">
      <div className="wrap grid grid--4-8">
        <div>
          <h2>{t("prices", { year: String(first.year) })}</h2>
          <p className="soft city-price-history__note">
            {t("prices_note", { currency: currencyName, unit: areaUnitName })}
          </p>
        </div>
        <figure>
          <Soundings prices={priceHistory} tall />
        </figure>
      </div>
    </section>
  );
}
