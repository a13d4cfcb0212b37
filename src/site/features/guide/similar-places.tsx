import { useTranslations } from "use-intl";
import type { SimilarRegion } from "#contract/region.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Chart } from "#site/ui/chart.tsx";
import { Link } from "#site/ui/link.tsx";
import { Picture } from "#site/ui/picture.tsx";

/** Places to compare with, each leading to its guide. */
export function SimilarPlaces({ places }: { places: readonly SimilarRegion[] }) {
  const t = useTranslations("guide.similar");
  if (places.length === 0) return null;
  return (
    <section className="section section--flush" id="similar">
      <div className="wrap">
        <div className="head">
          <h2>{t("heading")}</h2>
        </div>
        <ul className="sims" role="list">
          {places.map((place) => (
            <li key={place.slug}>
              <SimilarPlace place={place} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function SimilarPlace({ place }: { place: SimilarRegion }) {
  const t = useTranslations("guide.similar");
  const { locale, format, areaUnitName, moneyPerArea } = useVisitor();
  const { name, city, country, image, averagePriceUsdPerM2, grossYieldPct } = place;
  return (
    <Link to={guideOf(place, locale)}>
      <span className="sims__p">
        {image ? (
          <Picture picture={image} sizes="(min-width: 40rem) 33vw, 92vw" alt="" />
        ) : (
          <Chart drawing="coast" />
        )}
      </span>
      <span className="h-3">{name}</span>
      <span className="soft">{(city ?? country).name}</span>
      <span className="soft">
        {t("figures", {
          price: isolate(moneyPerArea(averagePriceUsdPerM2)),
          unit: areaUnitName,
          percent: isolate(format.percent(grossYieldPct, 1)),
        })}
      </span>
    </Link>
  );
}

function guideOf({ slug, city }: SimilarRegion, locale: Locale): string {
  return city === null
    ? linkTo(locale, "city-guide", { city: slug })
    : linkTo(locale, "town-guide", { city: city.slug, town: slug });
}
