import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { linkTo } from "#domain/links.ts";
import { useVisitor } from "#i18n/visitor.tsx";
import { PlaceName } from "#site/components/place-name.tsx";
import { StatusName } from "#site/components/status-tag.tsx";
import { Link } from "#site/ui/link.tsx";
import { Amount } from "./amount.tsx";
import { pricePerM2, type ComparedHome } from "./compared-home.ts";
import { CostsCell, PhaseCell, PriceCell, ServiceChargeCell } from "./money-cells.tsx";
import { ResidenceCell } from "./residence-cell.tsx";
import type { RowName } from "./differences.ts";

interface CellProps {
  row: RowName;
  home: ComparedHome;
  /** That the home is ahead in this row; stands beside the figure. */
  best: ReactNode;
}

/** What a home says in a row. */
export function Cell({ row, home, best }: CellProps) {
  const { format, moneyPerArea } = useVisitor();
  switch (row) {
    case "price":
      return <PriceCell home={home} best={best} />;
    case "pricePerArea":
      return (
        <>
          <bdi className="num">{moneyPerArea(pricePerM2(home))}</bdi> {best}
        </>
      );
    case "costs":
      return <CostsCell home={home} best={best} />;
    case "total":
      return (
        <Amount usd={home.totalUsd} large>
          {best}
        </Amount>
      );
    case "signing":
    case "building":
    case "keys":
    case "after":
      return <PhaseCell phase={home.phases[row]} />;
    case "yield":
      return (
        <>
          <bdi className="num">{format.percent(home.grossYieldPct, 1)}</bdi> {best}
        </>
      );
    case "serviceCharge":
      return <ServiceChargeCell home={home} best={best} />;
    case "residence":
      return <ResidenceCell home={home} />;
    case "handover":
      return (
        <>
          <Handover home={home} /> {best}
        </>
      );
    case "status":
      return <StatusName status={home.status} />;
    case "place":
      return (
        <>
          <PlaceName place={home.place} />
          <small>{home.place.country.name}</small>
        </>
      );
    case "developer":
      return <Developer home={home} />;
  }
}

/** A sold home has no date to wait for. */
function Handover({ home: { status, delivery } }: { home: ComparedHome }) {
  const t = useTranslations("card.fact");
  const { format } = useVisitor();
  if (status === "sold") return <StatusName status={status} />;
  return status === "ready" ? t("ready_now") : format.quarter(delivery);
}

function Developer({ home: { developer } }: { home: ComparedHome }) {
  const { locale } = useVisitor();
  return (
    <Link to={linkTo(locale, "developer-company", { slug: developer.slug })}>
      <bdi>{developer.name}</bdi>
    </Link>
  );
}
