import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { RateNote } from "#site/components/price-figure.tsx";
import { Link } from "#site/ui/link.tsx";
import type { HomeRow, HomesView } from "./homes-view.server.ts";

/** Rows in the printed brochure; its style sheet hides the rest. */
const printedRows = 8;

/** Describes to screen readers what pressing a row does. */
const hintId = "homes-hint";

/** Pressing a row selects it for plan, receipt and programmes. */
export function UnitsTable({ homes }: { homes: HomesView }) {
  const t = useTranslations("project.homes");
  const { rows, hasHomes, isSold, isLong, hasResidence } = homes;
  const heading = hasHomes ? t("heading") : t("heading_premises");
  const several = rows.length > 1;
  return (
    <section id="homes">
      <h2>{heading}</h2>
      {isSold && <p className="soft">{t("sold_note")}</p>}
      <table
        className={`ledger ledger--fold ${isLong ? "ledger--long" : ""} ${several ? "ledger--pick" : ""}`}
      >
        <caption className="vh">{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{hasHomes ? t("rooms") : t("type")}</th>
            <th scope="col" className="n fold">
              {t("bathrooms")}
            </th>
            <th scope="col" className="n ledger__wide">
              {t("area")}
            </th>
            <th scope="col" className="n">
              {t("price")}
            </th>
            <th scope="col" className="n">
              {isSold ? t("total") : t("free")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index} className={row.isGone ? "ledger__gone" : undefined}>
              <th scope="row">
                <HomeTitle row={row} />
              </th>
              <HomeFigures row={row} />
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > printedRows && (
        <p className="paper">{t("more", { count: rows.length - printedRows })}</p>
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

function HomeTitle({ row: { rooms, type, area, address, isChosen } }: { row: HomeRow }) {
  const name = (
    <>
      {rooms === null ? type : <bdi>{rooms}</bdi>}
      {rooms !== null && type !== null && <small className="ledger__sub">{type}</small>}
      <small className="ledger__sub ledger__fine">{area}</small>
    </>
  );
  if (address === null) return name;
  return (
    <Link to={address} aria-describedby={hintId} aria-current={isChosen ? "true" : undefined}>
      <span>{name}</span>
    </Link>
  );
}

function HomeFigures({ row }: { row: HomeRow }) {
  const { bathrooms, area, price, dollars, left, leftPercent } = row;
  return (
    <>
      <td className="n fold">{bathrooms}</td>
      <td className="n nowrap ledger__wide">
        <bdi>{area}</bdi>
      </td>
      <td className="n big">
        <Prices of={price} />
        {dollars && (
          <span className="ledger__sub">
            <Prices of={dollars} />
          </span>
        )}
      </td>
      <td className="n">
        {leftPercent === null ? (
          left
        ) : (
          <span
            className="left"
            style={{ "--v": `${leftPercent}%` } as CSSProperties /* a custom property */}
          >
            <bdi>{left}</bdi>
            <i />
          </span>
        )}
      </td>
    </>
  );
}

function Prices({ of: { from, to } }: { of: HomeRow["price"] }) {
  return (
    <>
      <bdi className="nowrap">{from}</bdi>
      {to !== null && (
        <span className="fold nowrap">
          {" "}
          – <bdi>{to}</bdi>
        </span>
      )}
    </>
  );
}
