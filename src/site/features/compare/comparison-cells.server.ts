/** What the cells of a comparison show, in the visitor's words, currency and unit. */
import type { Unit } from "#contract/project.ts";
import { studio } from "#domain/rooms.ts";
import type { FigureParts } from "#i18n/format.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { priceView } from "#site/components/price-view.server.ts";
import { statusNames } from "#site/components/status-tag.tsx";
import type { ComparedProject, Phase } from "./compared-project.ts";

export type CellView =
  | {
      kind: "amount";
      amount: AmountView;
      notes: readonly string[];
      area: string | null;
      lines: readonly LineView[];
    }
  | { kind: "figure"; figure: string; note: string | null }
  | { kind: "payment"; share: string; amount: AmountView | null }
  | { kind: "text"; text: string; note: string | null }
  | { kind: "link"; text: string; href: string }
  | { kind: "threshold"; text: string; dollars: string | null; price: QualifyingPriceView | null };

/** Amount in the visitor's currency; `dollars` is set unless that is the US dollar. */
export interface AmountView {
  figure: FigureParts | string;
  dollars: string | null;
}

interface LineView {
  slug: string;
  name: string;
  amount: AmountView;
}

interface QualifyingPriceView {
  text: string;
  dollars: string | null;
}

/** Lowest price, with the type and area it belongs to. */
export function priceCell({ unit, status }: ComparedProject, visitor: Visitor): CellView {
  const t = translatorFor(visitor.locale, "compare");
  return {
    kind: "amount",
    amount: largeAmount(unit.priceUsd.from, visitor),
    notes: [...(status === "sold" ? [t("last_price")] : []), unitName(unit, visitor)],
    area: visitor.area(unit.areaM2.min),
    lines: [],
  };
}

/** Costs on top of the price, and the lines they consist of. */
export function costsCell({ costs }: ComparedProject, visitor: Visitor): CellView {
  const t = translatorFor(visitor.locale, "receipt");
  const percent = isolate(visitor.format.percent(costs.percent, 1));
  return {
    kind: "amount",
    amount: inlineAmount(costs.usd, visitor),
    notes: [t("costs_share", { percent })],
    area: null,
    lines: costs.lines.map(({ slug, name, usd }) => ({
      slug,
      name,
      amount: inlineAmount(usd, visitor),
    })),
  };
}

/** Price and all costs. */
export function totalCell({ totalUsd }: ComparedProject, visitor: Visitor): CellView {
  return {
    kind: "amount",
    amount: largeAmount(totalUsd, visitor),
    notes: [],
    area: null,
    lines: [],
  };
}

/** A share of the price and, where something is due, its amount. */
export function paymentCell({ percent, amountUsd }: Phase, visitor: Visitor): CellView {
  const amount = amountUsd > 0 ? inlineAmount(amountUsd, visitor) : null;
  return { kind: "payment", share: visitor.format.percent(percent), amount };
}

export function serviceChargeCell(project: ComparedProject, visitor: Visitor): CellView {
  const t = translatorFor(visitor.locale, "project.returns");
  const { unit } = project;
  const charge = project.investment.serviceChargeUsdPerM2Year;
  const note = t("service_charge_note", {
    amount: isolate(visitor.money(charge * unit.areaM2.min)),
    area: isolate(visitor.area(unit.areaM2.min)),
  });
  return figureCell(visitor.moneyPerArea(charge), note);
}

/**
 * Programme whose threshold an available unit reaches, with the margin; if only a dearer unit reaches it, that
 * unit's price.
 */
export function thresholdCell(project: ComparedProject, visitor: Visitor): CellView {
  const { badge, status, startFromUsd } = project;
  const t = translatorFor(visitor.locale, "compare");
  const tBadge = translatorFor(visitor.locale, "card.badge");
  if (badge === null) return textCell(status === "sold" ? "–" : t("no_threshold"));
  const { name: programme, marginUsd, priceUsd } = badge;
  const margin = isolate(visitor.money(marginUsd));
  return {
    kind: "threshold",
    text: marginUsd > 0 ? tBadge("above", { programme, margin }) : tBadge("at", { programme }),
    dollars: marginUsd > 0 ? priceView(marginUsd, visitor).dollars : null,
    price:
      priceUsd === startFromUsd
        ? null
        : {
            text: t("badge_price", { price: isolate(visitor.money(priceUsd)) }),
            dollars: priceView(priceUsd, visitor).dollars,
          },
  };
}

function unitName({ type, rooms }: Unit, { locale }: Visitor): string {
  if (rooms === null || rooms === studio) return type.name;
  const t = translatorFor(locale, "project.units");
  return t("unit_name", { type: type.name, rooms: isolate(rooms) });
}

/** Sold projects have no handover date. */
export function handoverCell({ status, delivery }: ComparedProject, visitor: Visitor): CellView {
  const { locale, format } = visitor;
  if (status === "sold") return textCell(statusNames(locale).sold);
  const isReady = status === "ready";
  return textCell(
    isReady ? translatorFor(locale, "card.fact")("ready_now") : format.quarter(delivery),
  );
}

export function figureCell(figure: string, note: string | null = null): CellView {
  return { kind: "figure", figure, note };
}

export function textCell(text: string, note: string | null = null): CellView {
  return { kind: "text", text, note };
}

function largeAmount(usd: number, visitor: Visitor): AmountView {
  const { parts, dollars } = priceView(usd, visitor);
  return { figure: parts, dollars };
}

function inlineAmount(usd: number, visitor: Visitor): AmountView {
  return { figure: visitor.money(usd), dollars: priceView(usd, visitor).dollars };
}
