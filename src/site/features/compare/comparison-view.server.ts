/** Homes side by side as the page shows them: every row in words and figures, with what differs and who is ahead. */
import type { Unit } from "#contract/project.ts";
import { linkTo } from "#domain/links.ts";
import { studio } from "#domain/rooms.ts";
import type { ProjectStatus } from "#domain/vocabulary.ts";
import type { FigureParts } from "#i18n/format.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import type { CoverView } from "#site/components/cover.tsx";
import { coverView, placeName } from "#site/components/project-card-view.server.ts";
import { priceView } from "#site/components/price-view.server.ts";
import { tideView, type TideView } from "#site/components/tide-line-view.server.ts";
import { statusNames } from "#site/components/status-tag.tsx";
import { pricePerM2, type ComparedHome } from "./compared-home.ts";
import { differenceIn, isUnpaid, type RowName } from "./differences.ts";
import { groupNames, rowNames } from "./row-names.server.ts";

export interface ComparisonView {
  homes: readonly HomeView[];
  /** All names and all references, as lists. */
  names: string;
  references: string;
  groups: readonly GroupView[];
  /** Whether any row is equal in all projects, which makes the switch useful. */
  agreesSomewhere: boolean;
  hasSold: boolean;
  /** Date of the oldest figure among the costs; null without projects. */
  costsAsOf: string | null;
}

export interface HomeView {
  ref: string;
  name: string;
  href: string;
  status: ProjectStatus;
  cover: CoverView;
  tide: TideView;
}

interface GroupView {
  name: string;
  rows: readonly RowView[];
}

export interface RowView {
  row: RowName;
  name: string;
  differs: boolean;
  /** Said in one line where no plan asks for this payment. */
  unpaid: string | null;
  /** One a home, in their order. */
  cells: readonly { content: CellView; best: string | null }[];
}

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
  | { kind: "threshold"; text: string; dollars: string | null; price: PricedView | null };

/** An amount in the visitor's currency, large where it comes in parts; where that is not the US dollar, with the dollars. */
export interface AmountView {
  figure: FigureParts | string;
  dollars: string | null;
}

interface LineView {
  slug: string;
  name: string;
  amount: AmountView;
}

interface PricedView {
  text: string;
  dollars: string | null;
}

const groups = {
  price: ["price", "pricePerArea", "costs", "total"],
  plan: ["signing", "building", "keys", "after"],
  returns: ["yield", "serviceCharge"],
  residence: ["residence"],
  project: ["handover", "status", "place", "developer"],
} as const satisfies Record<string, readonly RowName[]>;

export function comparisonView(homes: readonly ComparedHome[], visitor: Visitor): ComparisonView {
  const { locale, format } = visitor;
  const names = groupNames(locale);
  const [oldest] = homes.map(({ costsAsOf }) => costsAsOf).sort();
  const shown = Object.entries(groups).map(([group, rows]) => ({
    name: names[group as keyof typeof groups], // Object.entries forgets the keys
    rows: rows.map((row) => rowView(row, homes, visitor)),
  }));
  return {
    homes: homes.map((home) => homeView(home, visitor)),
    names: format.list(homes.map(({ name }) => isolate(name))),
    references: format.list(homes.map(({ ref }) => isolate(ref))),
    groups: shown,
    agreesSomewhere: shown.some(({ rows }) => rows.some(({ differs }) => !differs)),
    hasSold: homes.some(({ status }) => status === "sold"),
    costsAsOf: oldest === undefined ? null : format.date(oldest),
  };
}

function homeView(home: ComparedHome, visitor: Visitor): HomeView {
  const { ref, name, place, slug, status } = home;
  const [country, city] = [place.country.slug, place.city.slug];
  return {
    ref,
    name,
    href: linkTo(visitor.locale, "project", { country, city, slug }),
    status,
    cover: coverView(home),
    tide: tideView(home.plan, visitor),
  };
}

function rowView(row: RowName, homes: readonly ComparedHome[], visitor: Visitor): RowView {
  const { differs, best, ahead } = differenceIn(row, homes);
  const t = translatorFor(visitor.locale, "compare");
  const words = {
    lowest: t("best.lowest"),
    highest: t("best.highest"),
    soonest: t("best.soonest"),
  };
  return {
    row,
    name: rowNames(visitor)[row],
    differs,
    unpaid: isUnpaid(row, homes) ? t("none_due", { phase: row }) : null,
    cells: homes.map((home) => ({
      content: cellView(row, home, visitor),
      best: best !== null && ahead.includes(home.ref) ? words[best] : null,
    })),
  };
}

function cellView(row: RowName, home: ComparedHome, visitor: Visitor): CellView {
  const { locale, format } = visitor;
  switch (row) {
    case "price":
      return priceCell(home, visitor);
    case "pricePerArea":
      return figureCell(visitor.moneyPerArea(pricePerM2(home)));
    case "costs":
      return costsCell(home, visitor);
    case "total":
      return {
        kind: "amount",
        amount: large(home.totalUsd, visitor),
        notes: [],
        area: null,
        lines: [],
      };
    case "signing":
    case "building":
    case "keys":
    case "after": {
      const { percent, amountUsd } = home.phases[row];
      const amount = amountUsd > 0 ? inLine(amountUsd, visitor) : null;
      return { kind: "payment", share: format.percent(percent), amount };
    }
    case "yield":
      return figureCell(format.percent(home.grossYieldPct, 1));
    case "serviceCharge":
      return serviceChargeCell(home, visitor);
    case "residence":
      return thresholdCell(home, visitor);
    case "handover":
      return textCell(handover(home, visitor));
    case "status":
      return textCell(statusNames(locale)[home.status]);
    case "place":
      return textCell(placeName(home.place, locale), home.place.country.name);
    case "developer": {
      const { slug, name } = home.developer;
      return { kind: "link", text: name, href: linkTo(locale, "developer-company", { slug }) };
    }
  }
}

/** The lowest price, with the kind of home and the area that go with it. */
function priceCell({ unit, status }: ComparedHome, visitor: Visitor): CellView {
  const t = translatorFor(visitor.locale, "compare");
  return {
    kind: "amount",
    amount: large(unit.priceUsd.from, visitor),
    notes: [...(status === "sold" ? [t("last_price")] : []), unitName(unit, visitor)],
    area: visitor.area(unit.areaM2.min),
    lines: [],
  };
}

/** What comes on top of the price, with the lines that add up to it. */
function costsCell({ costs }: ComparedHome, visitor: Visitor): CellView {
  const t = translatorFor(visitor.locale, "receipt");
  const percent = isolate(visitor.format.percent(costs.percent, 1));
  return {
    kind: "amount",
    amount: inLine(costs.usd, visitor),
    notes: [t("costs_share", { percent })],
    area: null,
    lines: costs.lines.map(({ slug, name, usd }) => ({ slug, name, amount: inLine(usd, visitor) })),
  };
}

function serviceChargeCell(home: ComparedHome, visitor: Visitor): CellView {
  const t = translatorFor(visitor.locale, "project.returns");
  const { serviceChargeUsdPerM2Year: charge, unit } = home;
  const note = t("service_charge_note", {
    amount: isolate(visitor.money(charge * unit.areaM2.min)),
    area: isolate(visitor.area(unit.areaM2.min)),
  });
  return figureCell(visitor.moneyPerArea(charge), note);
}

/** The programme whose threshold a free home reaches, and by how much; where a dearer home reaches it, that one's price. */
function thresholdCell(home: ComparedHome, visitor: Visitor): CellView {
  const { badge, status, startFromUsd } = home;
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
  const t = translatorFor(locale, "project.homes");
  return t("unit_name", { type: type.name, rooms: isolate(rooms) });
}

/** A sold home has no date to wait for. */
function handover({ status, delivery }: ComparedHome, { locale, format }: Visitor): string {
  if (status === "sold") return statusNames(locale).sold;
  return status === "ready"
    ? translatorFor(locale, "card.fact")("ready_now")
    : format.quarter(delivery);
}

function figureCell(figure: string, note: string | null = null): CellView {
  return { kind: "figure", figure, note };
}

function textCell(text: string, note: string | null = null): CellView {
  return { kind: "text", text, note };
}

function large(usd: number, visitor: Visitor): AmountView {
  const { parts, dollars } = priceView(usd, visitor);
  return { figure: parts, dollars };
}

function inLine(usd: number, visitor: Visitor): AmountView {
  return { figure: visitor.money(usd), dollars: priceView(usd, visitor).dollars };
}
