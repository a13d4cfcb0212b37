import type { Listing } from "#contract/listing.ts";
import type { CityDetail, SimilarRegion, TownList } from "#contract/region.ts";
import { emptyCriteria, writeSearchCriteria } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import { statusesForSale } from "#domain/vocabulary.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { cityFactsView, type CityPairsView } from "#site/components/city-facts-view.server.ts";
import type { NewestProjectsProps } from "#site/components/newest-projects.tsx";
import type { HeroView } from "#site/components/page-hero.tsx";
import { pagingView, type PagingView } from "#site/components/paging-view.server.ts";
import type { ChartView } from "#site/components/place-chart/chart-view.ts";
import { districtsView, type DistrictsView } from "#site/components/place-chart/districts-view.ts";
import { projectCardView } from "#site/components/project-card-view.server.ts";
import {
  averageHead,
  townFiguresView,
  type TownFiguresView,
} from "#site/components/town-table-view.server.ts";
import type { Faq } from "#site/ui/faqs.tsx";
import {
  buyingCostsView,
  chapterViews,
  figuresNote,
  placeOnChartView,
  priceHistoryView,
  similarPlaceView,
  type BuyingCostsView,
  type Chapter,
  type ChapterView,
  type GuideIntroView,
  type PlaceOnChartView,
  type PriceHistoryView,
  type SimilarPlaceView,
} from "./guide-view.server.ts";
import type { PlaceCosts } from "./place-costs.server.ts";

export interface CityGuideView {
  hero: HeroView;
  intro: GuideIntroView;
  pairs: CityPairsView;
  overview: { href: string; title: string };
  prices: PriceHistoryView | null;
  chapters: readonly ChapterView[];
  /** Null when the district list shows it. */
  place: PlaceOnChartView | null;
  /** Null without districts. */
  districts: DistrictListView | null;
  costs: BuyingCostsView | null;
  newest: NewestProjectsProps | null;
  questions: readonly Faq[];
  similar: readonly SimilarPlaceView[];
}

export interface DistrictListView {
  paging: PagingView | null;
  /** Null when there is no chart of the coast. */
  chart: DistrictsView | null;
  label: string;
  /** Column heading, with the unit of area. */
  averageHeading: string;
  towns: readonly DistrictRowView[];
}

export interface DistrictRowView extends TownFiguresView {
  summary: string;
}

interface CityGuideData {
  guide: TownList;
  introHtml: string;
  chapters: readonly Chapter[];
  /** Null when the districts have their own chart, or the coast has none. */
  chart: ChartView | null;
  costs: PlaceCosts | null;
  listing: Pick<Listing, "content" | "page"> | null;
  questions: readonly Faq[];
  similar: readonly SimilarRegion[];
  /** ISO date. */
  today: string;
}

export function cityGuideView(data: CityGuideData, visitor: Visitor): CityGuideView {
  const { guide, chapters, chart, costs, today } = data;
  const { city, content: towns } = guide;
  const { locale } = visitor;
  const t = translatorFor(locale, "guide");
  const { name, country, summary, image } = city;
  const overview = linkTo(locale, "city", { country: country.slug, city: city.slug });
  const { facts, pairs } = cityFactsView(city, visitor);
  return {
    hero: {
      breadcrumbs: {
        ancestors: [
          { name: country.name, to: linkTo(locale, "country", { country: country.slug }) },
          { name, to: overview },
        ],
        current: t("city.breadcrumb"),
      },
      heading: name,
      summary,
      image,
    },
    intro: {
      facts,
      note: figuresNote(city.priceHistory.at(-1)?.year, visitor),
      html: data.introHtml,
      contents: contentsOf(data, visitor),
    },
    pairs,
    overview: {
      href: overview,
      title: translatorFor(locale, "overview.city")("heading", namesOf(city)),
    },
    prices: priceHistoryView(city, city.priceHistory, visitor),
    chapters: chapterViews(chapters),
    place: towns.length === 0 ? placeOnChartView(city, chart, visitor) : null,
    districts: towns.length === 0 ? null : districtListView(guide, visitor),
    costs: costs && buyingCostsView(city, costs, today, visitor),
    newest: newestView(data, visitor),
    questions: data.questions,
    similar: data.similar.map((place) => similarPlaceView(place, visitor)),
  };
}

/** Only sections that the page has. */
function contentsOf(
  { guide: { city, content: towns }, chapters, costs, listing }: CityGuideData,
  { locale }: Visitor,
): GuideIntroView["contents"] {
  const t = translatorFor(locale, "guide");
  const names = namesOf(city);
  return [
    city.priceHistory.length > 1 && { id: "prices", title: t("prices.contents") },
    ...chapterViews(chapters).map(({ id, heading }) => ({ id, title: heading })),
    towns.length > 0 && { id: "districts", title: t("districts.heading") },
    costs !== null && { id: "costs", title: t("costs.heading", names) },
    listing !== null && { id: "homes", title: t("homes.heading", names) },
  ].filter((section) => section !== false);
}

function districtListView(
  { city, content: towns, page }: TownList,
  visitor: Visitor,
): DistrictListView {
  const { locale } = visitor;
  const label = translatorFor(locale, "guide.districts")("chart", { name: city.name });
  const hrefOf = (number: number) =>
    `${linkTo(locale, "city-guide", { city: city.slug, page: number })}#districts`;
  return {
    paging: pagingView(page, hrefOf, locale),
    chart: districtsView(towns),
    label,
    averageHeading: averageHead(visitor),
    towns: towns.map((town) => ({
      ...townFiguresView(town, visitor),
      summary: town.summary,
    })),
  };
}

function newestView(
  { guide: { city }, listing }: CityGuideData,
  visitor: Visitor,
): NewestProjectsProps | null {
  const { locale } = visitor;
  const names = namesOf(city);
  const all = linkTo(locale, "listing", { country: city.country.slug, city: city.slug });
  return (
    listing && {
      heading: translatorFor(locale, "guide.homes")("heading", names),
      projects: listing.content.map((project) => projectCardView(project, visitor)),
      total: listing.page.total,
      listing: `${all}?${writeSearchCriteria({ ...emptyCriteria, status: statusesForSale })}`,
      emptyText: translatorFor(locale, "overview.city")("none", names),
    }
  );
}

function namesOf({ name, nameIn }: CityDetail) {
  return { name, place: nameIn };
}
