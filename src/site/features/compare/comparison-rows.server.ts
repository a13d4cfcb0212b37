/** Rows of a comparison by group: name, compared value, better end and cells. */
import { linkTo } from "#domain/links.ts";
import type { PlanPhase } from "#domain/payment-plan.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { placeName } from "#site/components/project-card-view.server.ts";
import { statusNames } from "#site/components/status-tag.tsx";
import {
  costsCell,
  figureCell,
  handoverCell,
  paymentCell,
  priceCell,
  serviceChargeCell,
  textCell,
  thresholdCell,
  totalCell,
  type CellView,
} from "./comparison-cells.server.ts";
import { handoverOrder, pricePerM2, type ComparedProject } from "./compared-project.ts";
import type { RowRule } from "./differences.ts";

export interface ComparisonGroup {
  name: string;
  rows: readonly ComparisonRow[];
}

export interface ComparisonRow extends RowRule {
  key: string;
  name: string;
  /** Replaces the cells when several projects are compared and none has a value. */
  emptyText?: string;
  cell(project: ComparedProject): CellView;
}

/** A new row of the comparison is added here only. */
export function comparisonGroups(visitor: Visitor): readonly ComparisonGroup[] {
  const { locale, format, areaUnitName: unit } = visitor;
  const t = translatorFor(locale, "compare.row");
  const tGroup = translatorFor(locale, "compare.group");
  const tReturns = translatorFor(locale, "project.returns");
  return [
    {
      name: tGroup("price"),
      rows: [
        {
          key: "price",
          name: t("price"),
          value: ({ unit: { priceUsd } }) => priceUsd.from,
          best: "lowest",
          cell: (project) => priceCell(project, visitor),
        },
        {
          key: "pricePerArea",
          name: t("price_per_area", { unit }),
          value: (project) => Math.round(pricePerM2(project)),
          best: "lowest",
          cell: (project) => figureCell(visitor.moneyPerArea(pricePerM2(project))),
        },
        {
          key: "costs",
          name: translatorFor(locale, "receipt")("costs"),
          value: ({ costs }) => costs.usd,
          best: "lowest",
          cell: (project) => costsCell(project, visitor),
        },
        {
          key: "total",
          name: t("total"),
          value: ({ totalUsd }) => totalUsd,
          best: "lowest",
          cell: (project) => totalCell(project, visitor),
        },
      ],
    },
    {
      name: tGroup("plan"),
      rows: [
        paymentRow("signing", translatorFor(locale, "plan.stage")("signing"), visitor),
        paymentRow("building", t("building"), visitor),
        paymentRow("keys", t("keys"), visitor),
        paymentRow("after", t("after"), visitor),
      ],
    },
    {
      name: tGroup("returns"),
      rows: [
        {
          key: "yield",
          name: tReturns("gross_yield"),
          value: ({ investment }) => investment.grossYieldPct,
          best: "highest",
          cell: ({ investment }) => figureCell(format.percent(investment.grossYieldPct, 1)),
        },
        {
          key: "serviceCharge",
          name: tReturns("service_charge", { unit }),
          value: ({ investment }) => investment.serviceChargeUsdPerM2Year,
          best: "lowest",
          cell: (project) => serviceChargeCell(project, visitor),
        },
      ],
    },
    {
      name: translatorFor(locale, "project.residence")("heading"),
      rows: [
        {
          key: "residence",
          name: t("residence"),
          value: ({ badge }) => badge && `${badge.programme} ${badge.marginUsd}`,
          cell: (project) => thresholdCell(project, visitor),
        },
      ],
    },
    {
      name: tGroup("project"),
      rows: [
        {
          key: "handover",
          name: translatorFor(locale, "card.fact")("handover"),
          value: handoverOrder,
          best: "soonest",
          cell: (project) => handoverCell(project, visitor),
        },
        {
          key: "status",
          name: t("status"),
          value: ({ status }) => status,
          cell: ({ status }) => textCell(statusNames(locale)[status]),
        },
        {
          key: "place",
          name: t("place"),
          value: ({ place }) => `${place.city.slug} ${place.town?.slug ?? ""}`,
          cell: ({ place }) => textCell(placeName(place, locale), place.country.name),
        },
        {
          key: "developer",
          name: translatorFor(locale, "project.card")("developer"),
          value: ({ developer }) => developer.slug,
          cell: ({ developer: { slug, name } }) => ({
            kind: "link",
            text: name,
            href: linkTo(locale, "developer-company", { slug }),
          }),
        },
      ],
    },
  ];
}

/** A phase without payments has no value. */
function paymentRow(phase: PlanPhase, name: string, visitor: Visitor): ComparisonRow {
  return {
    key: phase,
    name,
    value: ({ phases }) => {
      const { percent, amountUsd } = phases[phase];
      return percent === 0 ? null : `${percent} ${amountUsd}`;
    },
    emptyText: translatorFor(visitor.locale, "compare")("no_payment_due", { phase }),
    cell: ({ phases }) => paymentCell(phases[phase], visitor),
  };
}
