import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { Paging } from "#site/components/paging.tsx";
import type { DistrictsView } from "#site/components/place-chart/districts-view.ts";
import { Drawing } from "#site/components/place-chart/place-chart.tsx";
import { TownTableHead } from "#site/components/town-table.tsx";
import { Figure } from "#site/ui/figure.tsx";
import { Link } from "#site/ui/link.tsx";
import type { DistrictListView, DistrictRowView } from "./city-guide-view.server.ts";

export function DistrictList({ list }: { list: DistrictListView }) {
  const { paging, chart, label, averageHeading, towns } = list;
  const t = useTranslations("guide.districts");
  const tTable = useTranslations("overview.table");
  return (
    <section className={chart === null ? "section wrap" : "district-map"} id="districts">
      {chart && (
        <div className="district-map__chart">
          <DistrictsChart view={chart} label={label} />
        </div>
      )}
      <div className={chart === null ? undefined : "district-map__text"}>
        <h2>{t("heading")}</h2>
        <table className="ledger ledger--fold">
          <TownTableHead average={averageHeading}>
            <th scope="col" className="ledger__number ledger__fold">
              {tTable("centre")}
            </th>
          </TownTableHead>
          <tbody>
            {towns.map((town) => (
              <DistrictRow key={town.href} town={town} />
            ))}
          </tbody>
        </table>
        <Paging paging={paging} />
      </div>
    </section>
  );
}

function DistrictsChart({ view, label }: { view: DistrictsView; label: string }) {
  const { chart, width, height, viewBox, shownWidth, pins } = view;
  return (
    <svg
      className="place-chart district-chart"
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      style={{ "--shown": shownWidth } as CSSProperties /* a custom property */}
    >
      <Drawing chart={chart} width={width} height={height} />
      {pins.map(({ name, x, y, label: position }) => (
        <g key={name}>
          <circle className="pin" cx={x} cy={y} r={shownWidth * 0.008} />
          {position && (
            <text x={position.x} y={position.y} textAnchor="middle">
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

function DistrictRow({ town }: { town: DistrictRowView }) {
  const { name, href, summary, price, grossYield, toCentre } = town;
  return (
    <tr>
      <th scope="row">
        <Link to={href}>{name}</Link>
        <span className="ledger__sub ledger__fold">{summary}</span>
      </th>
      <td className="ledger__number ledger__large">
        <bdi>{price}</bdi>
      </td>
      <td className="ledger__number">
        <Figure parts={grossYield} size="sm" />
      </td>
      <td className="ledger__number ledger__fold nowrap">{toCentre}</td>
    </tr>
  );
}
