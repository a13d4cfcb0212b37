import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { TownRowView, TownTableView } from "#site/components/town-table-view.server.ts";
import { Figure } from "#site/ui/figure.tsx";
import { Link } from "#site/ui/link.tsx";

export function TownTable({ table: { average, towns } }: { table: TownTableView }) {
  const t = useTranslations("overview.table");
  return (
    <div className="scroll-x">
      <table className="ledger ledger--fold">
        <TownTableHead average={average}>
          <th scope="col" className="ledger__number ledger__fold">
            {t("sea")}
          </th>
          <th scope="col" className="ledger__number ledger__fold">
            {t("centre")}
          </th>
          <th scope="col" className="ledger__number ledger__fold">
            {t("airport")}
          </th>
          <th scope="col" className="ledger__number">
            {t("projects")}
          </th>
        </TownTableHead>
        <tbody>
          {towns.map((town) => (
            <TownRow key={town.href} town={town} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TownTableHeadProps {
  /** Head of the price column. */
  average: string;
  /** The table's own columns. */
  children: ReactNode;
}

export function TownTableHead({ average, children }: TownTableHeadProps) {
  const t = useTranslations("overview.table");
  const tCity = useTranslations("overview.city");
  return (
    <>
      <caption className="visually-hidden">{tCity("towns_caption")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("town")}</th>
          <th scope="col" className="ledger__number">
            {average}
          </th>
          <th scope="col" className="ledger__number">
            {t("gross_yield")}
          </th>
          {children}
        </tr>
      </thead>
    </>
  );
}

function TownRow({ town }: { town: TownRowView }) {
  const { name, href, price, grossYield, toSea, toCentre, toAirport, projects, listing } = town;
  return (
    <tr>
      <th scope="row">
        <Link to={href}>{name}</Link>
      </th>
      <td className="ledger__number ledger__large">
        <bdi>{price}</bdi>
      </td>
      <td className="ledger__number">
        <Figure parts={grossYield} size="sm" />
      </td>
      <td className="ledger__number ledger__fold">{toSea}</td>
      <td className="ledger__number ledger__fold">{toCentre}</td>
      <td className="ledger__number ledger__fold">{toAirport}</td>
      <td className="ledger__number">
        {listing === null ? projects : <Link to={listing}>{projects}</Link>}
      </td>
    </tr>
  );
}
