import type { Listing } from "#contract/listing.ts";
import type { CitySummary, TownSummary } from "#contract/region.ts";
import { linkTo } from "#domain/links.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { cityFactsView, type CityFactsView } from "#site/components/city-facts-view.server.ts";
import type { NewestProjectsProps } from "#site/components/newest-projects.tsx";
import type { HeroView } from "#site/components/page-hero.tsx";
import { projectCardView } from "#site/components/project-card-view.server.ts";
import {
  priceHistoryChartView,
  type PriceHistoryChartView,
} from "#site/components/price-history-chart-view.server.ts";
import { townTableView, type TownTableView } from "#site/components/town-table-view.server.ts";

export interface CityView extends CityFactsView {
  hero: HeroView;
  /** Null when they could not be loaded. */
  newest: NewestProjectsProps | null;
  /** Introduction as HTML. */
  introHtml: string;
  /** URL of its guide. */
  guide: string;
  /** Null without price history. */
  prices: CityPricesView | null;
  /** Null without towns. */
  towns: { heading: string; table: TownTableView } | null;
}

/** Price per square metre by year. */
export interface CityPricesView {
  heading: string;
  note: string;
  chart: PriceHistoryChartView;
}

interface CityData {
  city: CitySummary;
  towns: readonly TownSummary[];
  introHtml: string;
  listing: Pick<Listing, "content" | "page"> | null;
}

export function cityView(
  { city, towns, introHtml, listing }: CityData,
  visitor: Visitor,
): CityView {
  const { locale } = visitor;
  const t = translatorFor(locale, "overview.city");
  const { slug, name, nameIn, country, summary, image } = city;
  const names = { name, place: nameIn };
  return {
    hero: {
      breadcrumbs: {
        ancestors: [
          { name: country.name, to: linkTo(locale, "country", { country: country.slug }) },
        ],
        current: name,
      },
      heading: t("heading", names),
      summary,
      image,
    },
    newest: listing && {
      heading: t("newest", names),
      projects: listing.content.map((project) => projectCardView(project, visitor)),
      total: listing.page.total,
      listing: linkTo(locale, "listing", { country: country.slug, city: slug }),
      emptyText: t("none", names),
    },
    ...cityFactsView(city, visitor),
    introHtml,
    guide: linkTo(locale, "city-guide", { city: slug }),
    prices: cityPricesView(city, visitor),
    towns:
      towns.length === 0
        ? null
        : { heading: t("towns", names), table: townTableView(towns, visitor) },
  };
}

function cityPricesView(
  { priceHistory }: Pick<CitySummary, "priceHistory">,
  visitor: Visitor,
): CityPricesView | null {
  const { locale, currencyName: currency, areaUnitName: unit } = visitor;
  const t = translatorFor(locale, "overview.city");
  const first = priceHistory[0];
  if (first === undefined) return null;
  return {
    heading: t("prices", { year: String(first.year) }),
    note: t("prices_note", { currency, unit }),
    chart: priceHistoryChartView(priceHistory, visitor),
  };
}
