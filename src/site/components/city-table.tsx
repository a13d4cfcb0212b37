import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { CitySummary, CountrySummary } from "#contract/region.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Sparkline } from "#site/components/sparkline.tsx";
import { ThresholdText } from "#site/components/threshold-text.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { Link } from "#site/ui/link.tsx";

interface CityTableProps {
  caption: string;
  cities: readonly CitySummary[];
  /** Puts the cities under their countries, with each one's threshold. */
  countries?: readonly CountrySummary[];
  /** Whether each city tells how many projects it has. */
  counted?: boolean;
}

/** Cities with what a square metre costs, how that changed, what it yields and who buys. */
export function CityTable({ caption, cities, countries, counted = false }: CityTableProps) {
  return (
    <div className="scroll-x">
      <table className="ledger ledger--fold">
        <caption className="vh">{caption}</caption>
        <Columns cities={cities} counted={counted} />
        {countries === undefined ? (
          <Rows cities={cities} counted={counted} />
        ) : (
          countries.map((country) => (
            <Rows
              key={country.slug}
              cities={cities.filter((city) => city.country.slug === country.slug)}
              counted={counted}
              heading={<CountryHeading country={country} />}
            />
          ))
        )}
      </table>
    </div>
  );
}

interface PartProps {
  cities: readonly CitySummary[];
  counted: boolean;
}

function Columns({ cities, counted }: PartProps) {
  const { areaUnitName } = useVisitor();
  const t = useTranslations("overview.table");
  const year = cities[0]?.priceHistory[0]?.year;
  return (
    <thead>
      <tr>
        <th scope="col">{t("city")}</th>
        <th scope="col" className="n">
          {t("average", { unit: areaUnitName })}
        </th>
        <th scope="col" className="n">
          {year !== undefined && t("since", { year: String(year) })}
        </th>
        <th scope="col" className="n fold">
          {t("one_year")}
        </th>
        <th scope="col" className="n">
          {t("gross_yield")}
        </th>
        <th scope="col" className="n fold">
          {t("foreign")}
        </th>
        {counted && (
          <th scope="col" className="n">
            {t("projects")}
          </th>
        )}
      </tr>
    </thead>
  );
}

function Rows({ cities, counted, heading }: PartProps & { heading?: ReactNode }) {
  if (cities.length === 0) return null;
  return (
    <tbody>
      {heading !== undefined && (
        <tr className="group">
          <th colSpan={counted ? 7 : 6} scope="rowgroup">
            {heading}
          </th>
        </tr>
      )}
      {cities.map((city) => (
        <CityRow key={city.slug} city={city} counted={counted} />
      ))}
    </tbody>
  );
}

function CountryHeading({ country }: { country: CountrySummary }) {
  const { locale } = useVisitor();
  return (
    <span className="groupline">
      <Link to={linkTo(locale, "country", { country: country.slug })}>{country.name}</Link>
      <small className="soft">
        <ThresholdText country={country} />
      </small>
    </span>
  );
}

function CityRow({ city, counted }: { city: CitySummary; counted: boolean }) {
  const { locale, format, moneyPerArea } = useVisitor();
  const { slug, name, country, facts, priceHistory, projects } = city;
  const [first, last] = [priceHistory[0], priceHistory.at(-1)];
  const { priceChange1yPct: change, foreignSharePct: foreign } = facts;
  return (
    <tr>
      <th scope="row">
        <Link className="nowrap" to={linkTo(locale, "city", { country: country.slug, city: slug })}>
          {name}
        </Link>
      </th>
      <td className="n big">
        <bdi>{moneyPerArea(facts.averagePriceUsdPerM2)}</bdi>
      </td>
      <td className="n">
        {first !== undefined && last !== undefined && (
          <span className="sparkcell">
            <Sparkline prices={priceHistory} />
            <bdi className="num fold">
              {format.change((last.usdPerM2 / first.usdPerM2 - 1) * 100, 0)}
            </bdi>
          </span>
        )}
      </td>
      <td className={`n fold ${change === null ? "" : change < 0 ? "down" : "up"}`}>
        {change === null ? "–" : <bdi>{format.change(change)}</bdi>}
      </td>
      <td className="n">
        <Figure parts={format.percentParts(facts.grossYieldPct)} size="sm" />
      </td>
      <td className="n fold">{foreign === null ? "–" : <bdi>{format.percent(foreign, 0)}</bdi>}</td>
      {counted && (
        <td className="n">
          <Link to={linkTo(locale, "listing", { country: country.slug, city: slug })}>
            {format.number(projects)}
          </Link>
        </td>
      )}
    </tr>
  );
}
