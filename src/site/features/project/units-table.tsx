import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import type { Unit } from "#contract/project.ts";
import { studio } from "#domain/rooms.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { RateNote } from "#site/components/price-figure.tsx";
import { Rooms } from "#site/components/room-range.tsx";
import { Link } from "#site/ui/link.tsx";
import { addressWith } from "./address.ts";
import { isOnOffer } from "./choices.ts";
import { hasHomes } from "./has-homes.ts";
import type { ProjectPage } from "./page.server.ts";

/** As many rows stand on the brochure; its style sheet leaves out the others. */
const printedRows = 8;

/** Tells what a press on a row does. */
const hintId = "homes-hint";

/** Every row of the project; a press on a row makes it the one that plan, receipt and programmes are worked out for. */
export function UnitsTable({ page }: { page: ProjectPage }) {
  const { project, choices, query, standings } = page;
  const t = useTranslations("project.homes");
  const { units, types } = project;
  const homes = hasHomes(units);
  const long = useHasLongRow(units);
  const heading = homes ? t("heading") : t("heading_premises");
  const sold = project.status === "sold";
  const several = units.length > 1;
  return (
    <section id="homes">
      <h2>{heading}</h2>
      {sold && <p className="soft">{t("sold_note")}</p>}
      <table
        className={`ledger ledger--fold ${long ? "ledger--long" : ""} ${several ? "ledger--pick" : ""}`}
      >
        <caption className="vh">{heading}</caption>
        <thead>
          <tr>
            <th scope="col">{homes ? t("rooms") : t("type")}</th>
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
              {sold ? t("total") : t("free")}
            </th>
          </tr>
        </thead>
        <tbody>
          {units.map((unit, index) => {
            const name = <UnitTitle unit={unit} typed={types.length > 1} />;
            const choosable = several && isOnOffer(project, index);
            return (
              <tr
                key={index}
                className={unit.available === 0 && !sold ? "ledger__gone" : undefined}
              >
                <th scope="row">
                  {choosable ? (
                    <Link
                      to={addressWith(query, { unit: String(index + 1) }, "payment")}
                      aria-describedby={hintId}
                      aria-current={index === choices.unit ? "true" : undefined}
                    >
                      <span>{name}</span>
                    </Link>
                  ) : (
                    name
                  )}
                </th>
                <UnitFigures unit={unit} />
              </tr>
            );
          })}
        </tbody>
      </table>
      {units.length > printedRows && (
        <p className="paper">{t("more", { count: units.length - printedRows })}</p>
      )}
      {several && (
        <p className="ledger__note" id={hintId}>
          {standings.length > 0 ? t("hint") : t("hint_without_residence")}
        </p>
      )}
      <RateNote />
    </section>
  );
}

function UnitTitle({ unit, typed }: { unit: Unit; typed: boolean }) {
  const { areaRange } = useVisitor();
  const { rooms, type, areaM2 } = unit;
  return (
    <>
      {rooms === null ? type.name : <Rooms rooms={rooms} />}
      {typed && rooms !== null && rooms !== studio && (
        <small className="ledger__sub">{type.name}</small>
      )}
      <small className="ledger__sub ledger__fine">{areaRange(areaM2.min, areaM2.max)}</small>
    </>
  );
}

/** Whether some row is too long for a phone, as square feet and some currencies make it. */
function useHasLongRow(units: readonly Unit[]): boolean {
  const { areaRange, money } = useVisitor();
  return units.some(
    ({ areaM2, priceUsd }) =>
      areaRange(areaM2.min, areaM2.max).length > 13 || money(priceUsd.from).length > 11,
  );
}

function UnitFigures({ unit }: { unit: Unit }) {
  const t = useTranslations("project.homes");
  const { areaRange, money, usd, converts, format } = useVisitor();
  const { bathrooms, areaM2, priceUsd, available, total } = unit;
  return (
    <>
      <td className="n fold">{bathrooms === null ? "–" : format.number(bathrooms)}</td>
      <td className="n nowrap ledger__wide">
        <bdi>{areaRange(areaM2.min, areaM2.max)}</bdi>
      </td>
      <td className="n big">
        <bdi className="nowrap">{money(priceUsd.from)}</bdi>
        {priceUsd.to !== null && (
          <span className="fold nowrap">
            {" "}
            – <bdi>{money(priceUsd.to)}</bdi>
          </span>
        )}
        {converts && (
          <span className="ledger__sub">
            <bdi className="nowrap">{usd(priceUsd.from)}</bdi>
            {priceUsd.to !== null && (
              <span className="fold nowrap">
                {" "}
                – <bdi>{usd(priceUsd.to)}</bdi>
              </span>
            )}
          </span>
        )}
      </td>
      <td className="n">
        {available === 0 ? (
          t("sold_of", { total: format.number(total) })
        ) : (
          <span className="left" style={shareOf(available, total)}>
            <bdi>
              {t("free_of", { free: format.number(available), total: format.number(total) })}
            </bdi>
            <i />
          </span>
        )}
      </td>
    </>
  );
}

function shareOf(available: number, total: number): CSSProperties {
  const share = Math.round((available / total) * 100);
  return { "--v": `${share}%` } as CSSProperties; // custom properties are not among React's style names
}
