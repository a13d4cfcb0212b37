import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { Unit } from "#contract/project.ts";
import { studio } from "#domain/rooms.ts";
import { isolate } from "#i18n/isolate.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { Amount } from "./amount.tsx";
import type { ComparedHome } from "./compared-home.ts";
import type { Phase } from "./payment-phases.ts";

interface CellProps {
  home: ComparedHome;
  best: ReactNode;
}

/** The lowest price, with the kind of home and the area that go with it. */
export function PriceCell({ home: { unit, status }, best }: CellProps) {
  const t = useTranslations("compare");
  const { area } = useVisitor();
  return (
    <>
      <Amount usd={unit.priceUsd.from} large>
        {best}
      </Amount>
      {status === "sold" && <small>{t("last_price")}</small>}
      <small>
        <UnitName unit={unit} />
      </small>
      <small>
        <bdi className="num">{area(unit.areaM2.min)}</bdi>
      </small>
    </>
  );
}

function UnitName({ unit: { type, rooms } }: { unit: Unit }) {
  const t = useTranslations("project.homes");
  if (rooms === null || rooms === studio) return type.name;
  return t("unit_name", { type: type.name, rooms: isolate(rooms) });
}

/** What comes on top of the price; the lines that add up to it are one press away. */
export function CostsCell({ home: { costs }, best }: CellProps) {
  const t = useTranslations();
  const { format } = useVisitor();
  return (
    <>
      <Amount usd={costs.usd}>{best}</Amount>
      <small>
        {t("receipt.costs_share", { percent: isolate(format.percent(costs.percent, 1)) })}
      </small>
      {costs.lines.length > 0 && (
        <details>
          <summary>{t("compare.lines")}</summary>
          <ul role="list">
            {costs.lines.map(({ slug, name, usd }) => (
              <li key={slug}>
                {name}
                <span>
                  <Amount usd={usd} />
                </span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

export function PhaseCell({ phase: { percent, amountUsd } }: { phase: Phase }) {
  const { format } = useVisitor();
  return (
    <>
      <bdi className="num">{format.percent(percent)}</bdi>
      {amountUsd > 0 && (
        <span className="cmp__paid">
          <Amount usd={amountUsd} />
        </span>
      )}
    </>
  );
}

export function ServiceChargeCell({ home, best }: CellProps) {
  const t = useTranslations("project.returns");
  const { area, money, moneyPerArea } = useVisitor();
  const { serviceChargeUsdPerM2Year: charge, unit } = home;
  return (
    <>
      <bdi className="num">{moneyPerArea(charge)}</bdi> {best}
      <small>
        {t("service_charge_note", {
          amount: isolate(money(charge * unit.areaM2.min)),
          area: isolate(area(unit.areaM2.min)),
        })}
      </small>
    </>
  );
}
