import { useTranslations } from "use-intl";
import type { CityDetail, TownList, TownSummary } from "#contract/region.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Paging } from "#site/components/paging.tsx";
import { DistrictsChart } from "#site/components/place-chart/districts-chart.tsx";
import type { DistrictsView } from "#site/components/place-chart/districts-view.ts";
import { TownTableHead } from "#site/components/town-table-head.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { Link } from "#site/ui/link.tsx";

interface DistrictListProps {
  city: Pick<CityDetail, "slug" | "name">;
  towns: readonly TownSummary[];
  page: TownList["page"];
  /** Null where the coast is not drawn. */
  chart: DistrictsView | null;
}

/** A city's districts: where each lies, what it is like in a sentence, what it costs. */
export function DistrictList({ city, towns, page, chart }: DistrictListProps) {
  const t = useTranslations("guide.districts");
  const tTable = useTranslations("overview.table");
  const { locale } = useVisitor();
  if (towns.length === 0) return null;
  const hrefOf = (number: number) =>
    `${linkTo(locale, "city-guide", { city: city.slug, page: number })}#districts`;
  return (
    <section className={chart === null ? "section wrap" : "dmap"} id="districts">
      {chart && (
        <div className="dmap__c">
          <DistrictsChart view={chart} label={t("chart", { name: city.name })} />
        </div>
      )}
      <div className={chart === null ? undefined : "dmap__t"}>
        <h2>{t("heading")}</h2>
        <table className="ledger ledger--fold">
          <TownTableHead>
            <th scope="col" className="n fold">
              {tTable("centre")}
            </th>
          </TownTableHead>
          <tbody>
            {towns.map((town) => (
              <DistrictRow key={town.slug} town={town} />
            ))}
          </tbody>
        </table>
        <Paging page={page} hrefOf={hrefOf} />
      </div>
    </section>
  );
}

function DistrictRow({ town }: { town: TownSummary }) {
  const t = useTranslations("overview.table");
  const { locale, format, moneyPerArea } = useVisitor();
  const { slug, name, city, summary, facts } = town;
  return (
    <tr>
      <th scope="row">
        <Link to={linkTo(locale, "town-guide", { city: city.slug, town: slug })}>{name}</Link>
        <span className="ledger__sub fold">{summary}</span>
      </th>
      <td className="n big">
        <bdi>{moneyPerArea(facts.averagePriceUsdPerM2)}</bdi>
      </td>
      <td className="n">
        <Figure parts={format.percentParts(facts.grossYieldPct)} size="sm" />
      </td>
      <td className="n fold nowrap">
        {t("km", { km: format.number(facts.distanceToCentreKm, 1) })}
      </td>
    </tr>
  );
}
