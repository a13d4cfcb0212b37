import { useTranslations } from "use-intl";
import type { TownSummary } from "#contract/region.ts";
import { anyCriteria, searchQuery } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { TownTableHead } from "#site/components/town-table-head.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { Link } from "#site/ui/link.tsx";

/** A city's districts with what they cost, what they yield and how far everything is. */
export function TownTable({ towns }: { towns: readonly TownSummary[] }) {
  const t = useTranslations("overview.table");
  return (
    <div className="scroll-x">
      <table className="ledger ledger--fold">
        <TownTableHead>
          <th scope="col" className="n fold">
            {t("sea")}
          </th>
          <th scope="col" className="n fold">
            {t("centre")}
          </th>
          <th scope="col" className="n fold">
            {t("airport")}
          </th>
          <th scope="col" className="n">
            {t("projects")}
          </th>
        </TownTableHead>
        <tbody>
          {towns.map((town) => (
            <TownRow key={town.slug} town={town} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TownRow({ town }: { town: TownSummary }) {
  const { locale, format, moneyPerArea } = useVisitor();
  const { slug, name, city, country, facts, projects } = town;
  const listing = linkTo(locale, "listing", { country: country.slug, city: city.slug });
  return (
    <tr>
      <th scope="row">
        <Link to={linkTo(locale, "town-guide", { city: city.slug, town: slug })}>{name}</Link>
      </th>
      <td className="n big">
        <bdi>{moneyPerArea(facts.averagePriceUsdPerM2)}</bdi>
      </td>
      <td className="n">
        <Figure parts={format.percentParts(facts.grossYieldPct)} size="sm" />
      </td>
      <td className="n fold">
        <Distance km={facts.distanceToSeaKm} />
      </td>
      <td className="n fold">
        <Distance km={facts.distanceToCentreKm} />
      </td>
      <td className="n fold">
        <Distance km={facts.distanceToAirportKm} />
      </td>
      <td className="n">
        {projects === 0 ? (
          format.number(projects)
        ) : (
          <Link to={`${listing}?${searchQuery({ ...anyCriteria, town: [slug] })}`}>
            {format.number(projects)}
          </Link>
        )}
      </td>
    </tr>
  );
}

function Distance({ km }: { km: number | null }) {
  const t = useTranslations("overview.table");
  const { format } = useVisitor();
  return km === null ? "–" : t("km", { km: format.number(km, 1) });
}
