/** Shared by guides of cities and towns. */
import type { Programme } from "#contract/purchase-rules.ts";
import type { PricePoint, SimilarRegion } from "#contract/region.ts";
import { linkTo } from "#domain/links.ts";
import type { Coordinates } from "#domain/vocabulary.ts";
import { formatCoordinates } from "#i18n/coordinates.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import type { ChartView } from "#site/components/place-chart/chart-view.ts";
import type { Fact } from "#site/components/place-facts.tsx";
import {
  programmeSourceView,
  type ProgrammeSourceView,
} from "#site/components/programme-source-view.server.ts";
import { receiptView, type ReceiptView } from "#site/components/receipt-view.server.ts";
import {
  priceHistoryChartView,
  type PriceHistoryChartView,
} from "#site/components/price-history-chart-view.server.ts";
import type { PictureFiles } from "#site/ui/picture.tsx";
import type { PlaceCosts } from "./place-costs.server.ts";

export interface Chapter {
  heading: string;
  bodyHtml: string;
}

export interface ChapterView extends Chapter {
  id: string;
}

export interface GuideIntroView {
  facts: readonly Fact[];
  /** Place and year of the figures. */
  note: string;
  /** Introduction as HTML. */
  html: string;
  contents: readonly { id: string; title: string }[];
}

export interface PlaceOnChartView {
  coordinates: string;
  /** Null when there is no chart of the coast. */
  chart: ChartView | null;
  label: string;
}

export interface PriceHistoryView {
  heading: string;
  text: string;
  chart: PriceHistoryChartView;
  caption: string;
  /** `change` is year on year; null for the first year. */
  years: readonly { year: number; price: string; change: string | null }[];
}

export interface BuyingCostsView {
  heading: string;
  text: string;
  receipt: ReceiptView;
  /** Home that the receipt is for. */
  subject: string;
  thresholds: { heading: string; programmes: readonly ThresholdView[] } | null;
}

export interface ThresholdView extends Pick<Programme, "slug" | "name" | "conditions"> {
  from: string;
  /** Floor area that the threshold buys in this place. */
  area: string;
  source: ProgrammeSourceView;
}

export interface SimilarPlaceView {
  name: string;
  href: string;
  image: PictureFiles | null;
  /** City of a town, country of a city. */
  region: string;
  figures: string;
}

interface PlaceNames {
  name: string;
  nameIn: string;
}

/** Ids are equal in every language, so that links survive a language switch. */
export function chapterViews(chapters: readonly Chapter[]): ChapterView[] {
  return chapters.map((chapter, index) => ({ id: `chapter-${index + 1}`, ...chapter }));
}

/** `year` is undefined when the city has no price history. */
export function figuresNote(year: number | undefined, { locale }: Visitor): string {
  return translatorFor(locale, "guide")("figures_note", { year: String(year ?? "none") });
}

export function placeOnChartView(
  { name, center }: { name: string; center: Coordinates },
  chart: ChartView | null,
  { locale }: Visitor,
): PlaceOnChartView {
  const coordinates = formatCoordinates(center);
  const label = translatorFor(locale, "guide.place")("chart", { name, coordinates });
  return { coordinates, chart, label };
}

/** Price per square metre by year; null with fewer than two years. */
export function priceHistoryView(
  { name, nameIn }: PlaceNames,
  prices: readonly PricePoint[],
  visitor: Visitor,
): PriceHistoryView | null {
  const { locale, format, currencyName: currency, areaUnitName: unit, moneyPerArea } = visitor;
  const t = translatorFor(locale, "guide.prices");
  const [first, last] = [prices[0], prices.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const change = percentAbove(last.usdPerM2, first.usdPerM2);
  return {
    heading: t("heading", {
      name,
      place: nameIn,
      trend: trendOf(change),
      percent: isolate(format.percent(Math.abs(change), 0)),
      year: String(first.year),
    }),
    text: t("text", { currency, unit }),
    chart: priceHistoryChartView(prices, visitor),
    caption: t("caption", { currency, unit }),
    years: prices.map(({ year, usdPerM2 }, index) => {
      const before = prices[index - 1];
      return {
        year,
        price: moneyPerArea(usdPerM2),
        change: before ? format.change(percentAbove(usdPerM2, before.usdPerM2)) : null,
      };
    }),
  };
}

export function percentAbove(value: number, base: number): number {
  return (value / base - 1) * 100;
}

/** Direction of a percentage after rounding to whole percent; `level` if it rounds to zero. */
export function trendOf(percent: number): "up" | "down" | "level" {
  const rounded = Math.round(percent);
  return rounded === 0 ? "level" : rounded > 0 ? "up" : "down";
}

interface PricedPlace extends PlaceNames {
  facts: { averagePriceUsdPerM2: number };
}

/** Costs of an example purchase, and programme thresholds; `today` is an ISO date. */
export function buyingCostsView(
  place: PricedPlace,
  { areaM2, receipt, thresholds }: PlaceCosts,
  today: string,
  visitor: Visitor,
): BuyingCostsView {
  const { locale, areaUnitName: unit, moneyPerArea } = visitor;
  const t = translatorFor(locale, "guide");
  const names = { name: place.name, place: place.nameIn };
  const area = isolate(visitor.area(areaM2));
  const price = isolate(moneyPerArea(place.facts.averagePriceUsdPerM2));
  const hasCitizenship = thresholds.some(({ programme }) => programme.kind === "citizenship");
  return {
    heading: t("costs.heading", names),
    text: t("costs.text", { ...names, area }),
    receipt: receiptView(receipt, today, visitor),
    subject: t("costs.subject", { area, unit, price }),
    thresholds:
      thresholds.length === 0
        ? null
        : {
            heading: t("thresholds.heading", { citizenship: hasCitizenship ? "yes" : "no" }),
            programmes: thresholds.map((threshold) => ({
              ...thresholdView(names, threshold, visitor),
              source: programmeSourceView(threshold.programme, today, visitor),
            })),
          },
  };
}

function thresholdView(
  names: { name: string; place: string },
  { programme, areaM2 }: PlaceCosts["thresholds"][number],
  { locale, area, moneyInText }: Visitor,
): Omit<ThresholdView, "source"> {
  const t = translatorFor(locale, "guide.thresholds");
  const { slug, name, conditions } = programme;
  const amount = isolate(moneyInText(programme.currency, programme.minimumAmount));
  return {
    slug,
    name,
    conditions,
    from: t("from", { amount }),
    area: t("area", { ...names, area: isolate(area(areaM2)) }),
  };
}

export function similarPlaceView(
  { slug, name, city, country, image, averagePriceUsdPerM2, grossYieldPct }: SimilarRegion,
  { locale, format, areaUnitName: unit, moneyPerArea }: Visitor,
): SimilarPlaceView {
  return {
    name,
    href:
      city === null
        ? linkTo(locale, "city-guide", { city: slug })
        : linkTo(locale, "town-guide", { city: city.slug, town: slug }),
    image,
    region: (city ?? country).name,
    figures: translatorFor(locale, "guide.similar")("figures", {
      price: isolate(moneyPerArea(averagePriceUsdPerM2)),
      unit,
      percent: isolate(format.percent(grossYieldPct, 1)),
    }),
  };
}
