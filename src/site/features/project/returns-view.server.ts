import type { ProjectDetail, Unit } from "#contract/project.ts";
import type { FigureParts } from "#i18n/format.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import {
  priceHistoryChartView,
  type PriceHistoryChartView,
} from "#site/components/price-history-chart-view.server.ts";
import type { ProjectCalculation } from "./project-calculation.server.ts";
import { unitName } from "./unit-and-stage-names.server.ts";

/** Figures state what they leave out. */
export interface ReturnsView {
  facts: readonly ReturnFact[];
  /** Furnishing and letting; empty when unknown. */
  letting: readonly string[];
  /** City's average price by year; null when unknown. */
  cityPrices: { caption: string; prices: PriceHistoryChartView } | null;
}

interface ReturnFact {
  name: string;
  figure: FigureParts;
  note: string;
}

export function returnsView({ project, unit }: ProjectCalculation, visitor: Visitor): ReturnsView {
  return {
    facts: returnFacts(project, unit, visitor),
    letting: lettingTexts(project, visitor),
    cityPrices: cityPricesView(project, visitor),
  };
}

function returnFacts(project: ProjectDetail, unit: Unit, visitor: Visitor): ReturnFact[] {
  const { locale, format, areaUnitName, moneyPerAreaParts } = visitor;
  const { grossYieldPct, serviceChargeUsdPerM2Year, appreciation5yPct } = project.investment;
  const t = translatorFor(locale, "project.returns");
  const cheapest = cheapestPerArea(project);
  const growth = appreciation5yPct === null ? [] : [appreciation5yPct];
  return [
    {
      name: t("gross_yield"),
      figure: format.percentParts(grossYieldPct),
      note: t("gross_yield_note"),
    },
    {
      name: t("service_charge", { unit: areaUnitName }),
      figure: moneyPerAreaParts(serviceChargeUsdPerM2Year),
      note: t("service_charge_note", {
        amount: isolate(visitor.money(serviceChargeUsdPerM2Year * unit.areaM2.min)),
        area: isolate(visitor.area(unit.areaM2.min)),
      }),
    },
    ...growth.map((percent) => ({
      name: t("growth"),
      figure: format.percentParts(percent),
      note: t("growth_note"),
    })),
    {
      name: t("price_per_area", { unit: areaUnitName }),
      figure: moneyPerAreaParts(perArea(cheapest)),
      note: unitName(cheapest, project.types, locale),
    },
  ];
}

function lettingTexts({ investment }: ProjectDetail, { locale }: Visitor): string[] {
  const t = translatorFor(locale, "project.returns");
  const { furnished, managed } = investment;
  const texts: string[] = [];
  if (furnished !== null) texts.push(furnished ? t("furnished") : t("unfurnished"));
  if (managed !== null) texts.push(managed ? t("managed") : t("unmanaged"));
  return texts;
}

function cityPricesView(
  { cityPrices, place }: ProjectDetail,
  visitor: Visitor,
): ReturnsView["cityPrices"] {
  if (cityPrices.length === 0) return null;
  const caption = translatorFor(visitor.locale, "project.returns")("city_prices", {
    city: place.city.name,
    unit: visitor.areaUnitName,
    currency: visitor.currencyName,
  });
  return { caption, prices: priceHistoryChartView(cityPrices, visitor) };
}

/** Available row with the lowest price per area; of all rows when the project is sold. */
function cheapestPerArea({ units, status }: ProjectDetail): Unit {
  const offered = status === "sold" ? units : units.filter(({ available }) => available > 0);
  return offered.reduce((cheapest, unit) => (perArea(unit) < perArea(cheapest) ? unit : cheapest));
}

function perArea({ priceUsd, areaM2 }: Unit): number {
  return priceUsd.from / areaM2.min;
}
