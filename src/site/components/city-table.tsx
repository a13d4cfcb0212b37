import { useTranslations } from "use-intl";
import type {
  CityGroupView,
  CityRowView,
  CityTableView,
} from "#site/components/city-table-view.server.ts";
import { Figure } from "#site/ui/figure.tsx";
import { Link } from "#site/ui/link.tsx";

interface CityTableProps {
  caption: string;
  table: CityTableView;
  /** Whether to show each city's number of projects. */
  counted?: boolean;
}

export function CityTable({ caption, table, counted = false }: CityTableProps) {
  return (
    <div className="scroll-x">
      <table className="ledger ledger--fold">
        <caption className="visually-hidden">{caption}</caption>
        <Columns table={table} counted={counted} />
        {table.groups.map((group) => (
          <Rows key={group.country?.href} group={group} counted={counted} />
        ))}
      </table>
    </div>
  );
}

function Columns({
  table: { average, since },
  counted,
}: Required<Omit<CityTableProps, "caption">>) {
  const t = useTranslations("overview.table");
  return (
    <thead>
      <tr>
        <th scope="col">{t("city")}</th>
        <th scope="col" className="ledger__number">
          {average}
        </th>
        <th scope="col" className="ledger__number">
          {since}
        </th>
        <th scope="col" className="ledger__number ledger__fold">
          {t("one_year")}
        </th>
        <th scope="col" className="ledger__number">
          {t("gross_yield")}
        </th>
        <th scope="col" className="ledger__number ledger__fold">
          {t("foreign_buyers")}
        </th>
        {counted && (
          <th scope="col" className="ledger__number">
            {t("projects")}
          </th>
        )}
      </tr>
    </thead>
  );
}

function Rows({ group: { country, cities }, counted }: { group: CityGroupView; counted: boolean }) {
  return (
    <tbody>
      {country && (
        <tr className="ledger__group">
          <th colSpan={counted ? 7 : 6} scope="rowgroup">
            <CountryHeading country={country} />
          </th>
        </tr>
      )}
      {cities.map((city) => (
        <CityRow key={city.href} city={city} counted={counted} />
      ))}
    </tbody>
  );
}

function CountryHeading({ country }: { country: NonNullable<CityGroupView["country"]> }) {
  return (
    <span className="ledger__group-heading">
      <Link to={country.href}>{country.name}</Link>
      <small className="soft">{country.threshold}</small>
    </span>
  );
}

function CityRow({ city, counted }: { city: CityRowView; counted: boolean }) {
  const { name, href, price, since, change, grossYield, foreignShare } = city;
  return (
    <tr>
      <th scope="row">
        <Link className="nowrap" to={href}>
          {name}
        </Link>
      </th>
      <td className="ledger__number ledger__large">
        <bdi>{price}</bdi>
      </td>
      <td className="ledger__number">
        {since && (
          <span className="sparkline-cell">
            <Sparkline prices={since.prices} />
            <bdi className="numeric ledger__fold">{since.change}</bdi>
          </span>
        )}
      </td>
      <td
        className={`ledger__number ledger__fold ${change === null ? "" : change.isFall ? "ledger__fall" : "ledger__rise"}`}
      >
        {change === null ? "–" : <bdi>{change.text}</bdi>}
      </td>
      <td className="ledger__number">
        <Figure parts={grossYield} size="sm" />
      </td>
      <td className="ledger__number ledger__fold">
        {foreignShare === null ? "–" : <bdi>{foreignShare}</bdi>}
      </td>
      {counted && (
        <td className="ledger__number">
          <Link to={city.listing}>{city.projects}</Link>
        </td>
      )}
    </tr>
  );
}

const width = 120;
const height = 32;
const margin = 3;

/** Decorative, because figures beside it say the same; `prices` must not be empty. */
function Sparkline({ prices }: { prices: readonly number[] }) {
  const points = pointsOf(prices);
  const last = points.at(-1);
  if (last === undefined) return null;
  return (
    <svg className="sparkline" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="sparkline__base" d={`M0 ${height - 0.5}H${width}`} />
      <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join("L")}`} />
      <circle cx={last.x} cy={last.y} r="3" />
    </svg>
  );
}

function pointsOf(values: readonly number[]): { x: number; y: number }[] {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const rise = highest - lowest || 1;
  const step = (width - 2 * margin) / Math.max(values.length - 1, 1);
  return values.map((value, index) => ({
    x: tenth(margin + index * step),
    y: tenth(height - margin - ((value - lowest) / rise) * (height - 2 * margin)),
  }));
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
