import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { RateNote } from "#site/components/price-figure.tsx";
import { Link } from "#site/ui/link.tsx";
import type { UnitRowView, UnitsView } from "./units-view.server.ts";

/** Rows in the printed brochure; its style sheet hides the rest. */
const printedRows = 8;

/** Describes to screen readers what pressing a row does. */
const hintId = "homes-hint";

/** Pressing a row selects it for plan, receipt and programmes. */
export function UnitsTable({ units }: { units: UnitsView }) {
  const t = useTranslations("project.units");
  const { rows, hasHomes, isSold, hasLongRows, hasResidence } = units;
  const heading = hasHomes ? t("heading") : t("heading_premises");
  const several = rows.length > 1;
  return (
    <section id="homes">
      <h2>{heading}</h2>
      {isSold && <p className="soft">{t("sold_note")}</p>}
      <table
        className={`ledger ledger--fold ${hasLongRows ? "ledger--long" : ""} ${several ? "ledger--selectable" : ""}`}
      >
        <caption className="visually-hidden">{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{hasHomes ? t("rooms") : t("type")}</th>
            <th scope="col" className="ledger__number ledger__fold">
              {t("bathrooms")}
            </th>
            <th scope="col" className="ledger__number ledger__wide">
              {t("area")}
            </th>
            <th scope="col" className="ledger__number">
              {t("price")}
            </th>
            <th scope="col" className="ledger__number">
              {isSold ? t("total") : t("available")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className={row.isSoldOut ? "ledger__gone" : undefined}>
              <th scope="row">
                <UnitTitle row={row} />
              </th>
              <UnitCells row={row} />
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > printedRows && (
        <p className="brochure-only">{t("more", { count: rows.length - printedRows })}</p>
      )}
      {several && (
        <p className="ledger__note" id={hintId}>
          {hasResidence ? t("hint") : t("hint_without_residence")}
        </p>
      )}
      <RateNote />
    </section>
  );
}

function UnitTitle({ row: { rooms, type, area, href, isChosen } }: { row: UnitRowView }) {
  const name = (
    <>
      {rooms === null ? type : <bdi>{rooms}</bdi>}
      {rooms !== null && type !== null && <small className="ledger__sub">{type}</small>}
      <small className="ledger__sub ledger__fine">{area}</small>
    </>
  );
  if (href === null) return name;
  return (
    <Link to={href} aria-describedby={hintId} aria-current={isChosen ? "true" : undefined}>
      <span>{name}</span>
    </Link>
  );
}

function UnitCells({ row }: { row: UnitRowView }) {
  const { bathrooms, area, price, dollars, availability, availablePercent } = row;
  return (
    <>
      <td className="ledger__number ledger__fold">{bathrooms}</td>
      <td className="ledger__number nowrap ledger__wide">
        <bdi>{area}</bdi>
      </td>
      <td className="ledger__number ledger__large">
        <Prices of={price} />
        {dollars && (
          <span className="ledger__sub">
            <Prices of={dollars} />
          </span>
        )}
      </td>
      <td className="ledger__number">
        {availablePercent === null ? (
          availability
        ) : (
          <span
            className="remaining-units"
            style={{ "--v": `${availablePercent}%` } as CSSProperties /* a custom property */}
          >
            <bdi>{availability}</bdi>
            <i />
          </span>
        )}
      </td>
    </>
  );
}

function Prices({ of: { from, to } }: { of: UnitRowView["price"] }) {
  return (
    <>
      <bdi className="nowrap">{from}</bdi>
      {to !== null && (
        <span className="ledger__fold nowrap">
          {" "}
          – <bdi>{to}</bdi>
        </span>
      )}
    </>
  );
}
