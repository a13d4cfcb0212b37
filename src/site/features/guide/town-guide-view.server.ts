import type { ProjectSummary } from "#contract/project.ts";
import type { TownGuide } from "#contract/town-guide.ts";
import { emptyCriteria, writeSearchCriteria } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import { statusesForSale } from "#domain/vocabulary.ts";
import { isolate } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import type { NewestProjectsProps } from "#site/components/newest-projects.tsx";
import type { HeroView } from "#site/components/page-hero.tsx";
import type { ChartView } from "#site/components/place-chart/chart-view.ts";
import type { Fact } from "#site/components/place-facts.tsx";
import { projectCardView } from "#site/components/project-card-view.server.ts";
import type { Faq } from "#site/ui/faqs.tsx";
import {
  buyingCostsView,
  chapterViews,
  figuresNote,
  percentAbove,
  placeOnChartView,
  priceHistoryView,
  similarPlaceView,
  trendOf,
  type BuyingCostsView,
  type Chapter,
  type ChapterView,
  type GuideIntroView,
  type PlaceOnChartView,
  type PriceHistoryView,
  type SimilarPlaceView,
} from "./guide-view.server.ts";
import type { PlaceCosts } from "./place-costs.server.ts";

export interface TownGuideView {
  hero: HeroView;
  intro: GuideIntroView;
  cityGuide: { href: string; title: string };
  chapters: readonly ChapterView[];
  place: PlaceOnChartView;
  prices: TownPricesView | null;
  projects: NewestProjectsProps;
  costs: BuyingCostsView | null;
  questions: readonly Faq[];
  similar: readonly SimilarPlaceView[];
}

/** Prices of the town's city. */
export interface TownPricesView extends PriceHistoryView {
  /** States that they cover the whole city. */
  cityNote: string;
  /** Compares the town's average with the city's latest. */
  comparedToCity: string;
}

interface TownGuideData {
  guide: TownGuide;
  introHtml: string;
  chapters: readonly Chapter[];
  /** Null when there is no chart of the coast. */
  chart: ChartView | null;
  /** Null when they cannot be computed. */
  costs: PlaceCosts | null;
  questions: readonly Faq[];
  /** ISO date. */
  today: string;
}

export function townGuideView(data: TownGuideData, visitor: Visitor): TownGuideView {
  const { guide, chapters, chart, costs, today } = data;
  const { town, cityPrices } = guide;
  const { locale } = visitor;
  const { name, city, country, summary, image } = town;
  const cityGuide = linkTo(locale, "city-guide", { city: city.slug });
  return {
    hero: {
      breadcrumbs: {
        ancestors: [
          { name: country.name, to: linkTo(locale, "country", { country: country.slug }) },
          { name: city.name, to: cityGuide },
        ],
        current: name,
      },
      heading: name,
      summary,
      image,
    },
    intro: {
      facts: townFacts(town, visitor),
      note: figuresNote(cityPrices.at(-1)?.year, visitor),
      html: data.introHtml,
      contents: contentsOf(data, visitor),
    },
    cityGuide: {
      href: cityGuide,
      title: translatorFor(locale, "guide.town")("city", { city: city.name }),
    },
    chapters: chapterViews(chapters),
    place: placeOnChartView(town, chart, visitor),
    prices: townPricesView(guide, visitor),
    projects: projectsView(guide, visitor),
    costs: costs && buyingCostsView(town, costs, today, visitor),
    questions: data.questions,
    similar: guide.similar.map((place) => similarPlaceView(place, visitor)),
  };
}

/** Missing figures are left out. */
function townFacts(
  { facts }: TownGuide["town"],
  { locale, format, areaUnitName: unit, moneyPerAreaParts }: Visitor,
): Fact[] {
  const t = translatorFor(locale, "guide.town");
  const tCity = translatorFor(locale, "overview.city");
  const kilometres = (km: number) => ({ before: "", main: format.number(km, 1), after: "" });
  const { averagePriceUsdPerM2, grossYieldPct, distanceToSeaKm } = facts;
  const candidates: (Fact | null)[] = [
    { label: tCity("average_undated", { unit }), figure: moneyPerAreaParts(averagePriceUsdPerM2) },
    { label: tCity("gross_yield"), figure: format.percentParts(grossYieldPct) },
    distanceToSeaKm === null ? null : { label: t("to_sea"), figure: kilometres(distanceToSeaKm) },
    { label: t("to_centre"), figure: kilometres(facts.distanceToCentreKm) },
    { label: t("to_airport"), figure: kilometres(facts.distanceToAirportKm) },
  ];
  return candidates.filter((fact) => fact !== null);
}

/** Only sections that the page has. */
function contentsOf(
  { guide: { town, cityPrices }, chapters, costs }: TownGuideData,
  { locale }: Visitor,
): GuideIntroView["contents"] {
  const t = translatorFor(locale, "guide");
  const names = { name: town.name, place: town.nameIn };
  const cityNames = { name: town.city.name, place: town.city.nameIn };
  return [
    ...chapterViews(chapters).map(({ id, heading }) => ({ id, title: heading })),
    { id: "place", title: t("place.heading") },
    cityPrices.length > 1 && { id: "prices", title: t("prices.contents_city", cityNames) },
    { id: "homes", title: t("homes.heading", names) },
    costs !== null && { id: "costs", title: t("costs.heading", names) },
  ].filter((section) => section !== false);
}

function townPricesView(
  { town: { name, nameIn, city, facts }, cityPrices }: TownGuide,
  visitor: Visitor,
): TownPricesView | null {
  const { locale, format } = visitor;
  const t = translatorFor(locale, "guide.prices");
  const history = priceHistoryView(city, cityPrices, visitor);
  const latest = cityPrices.at(-1);
  if (history === null || latest === undefined) return null;
  const difference = percentAbove(facts.averagePriceUsdPerM2, latest.usdPerM2);
  return {
    ...history,
    cityNote: t("whole_city", { name: city.name }),
    comparedToCity: t("compared_to_city", {
      trend: trendOf(difference),
      name,
      place: nameIn,
      percent: isolate(format.percent(Math.abs(difference), 0)),
    }),
  };
}

const maxShown = 6;

/** Projects that are not sold, and the first of them for the guide. */
export function projectsForSale(projects: readonly ProjectSummary[]) {
  const forSale = projects.filter(({ status }) => status !== "sold");
  return { forSale, shown: forSale.slice(0, maxShown) };
}

/** A town without projects for sale links to its city's listing. */
function projectsView(
  { town, content: projects }: TownGuide,
  visitor: Visitor,
): NewestProjectsProps {
  const { locale } = visitor;
  const { slug, name, nameIn, city, country } = town;
  const t = translatorFor(locale, "guide.homes");
  const names = { name, place: nameIn };
  const inCity = linkTo(locale, "listing", { country: country.slug, city: city.slug });
  const { forSale, shown } = projectsForSale(projects);
  const isEmpty = forSale.length === 0;
  const status = forSale.length < projects.length ? statusesForSale : [];
  const inTown = `${inCity}?${writeSearchCriteria({ ...emptyCriteria, town: [slug], status })}`;
  return {
    heading: t("heading", names),
    projects: shown.map((project) => projectCardView(project, visitor)),
    total: forSale.length,
    listing: isEmpty ? inCity : inTown,
    emptyText: translatorFor(locale, "overview.city")("none", names),
    ...(isEmpty && { seeAllText: t("elsewhere", { name: city.name, place: city.nameIn }) }),
  };
}
