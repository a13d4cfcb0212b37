import type { FilterPages, Listing } from "#contract/listing.ts";
import type { CitySummary, CountryDetail } from "#contract/region.ts";
import { linkTo } from "#domain/links.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { cityTableView, type CityTableView } from "#site/components/city-table-view.server.ts";
import type { NewestProjectsProps } from "#site/components/newest-projects.tsx";
import type { HeroView } from "#site/components/page-hero.tsx";
import { projectCardView } from "#site/components/project-card-view.server.ts";
import { thresholdText } from "#site/components/threshold-text.server.ts";

export interface CountryView {
  hero: HeroView;
  /** Introduction as HTML. */
  introHtml: string;
  highlights: readonly string[];
  /** Threshold of its leading programme, and when it was last checked; null without one. */
  threshold: { text: string; asOf: string } | null;
  cities: { heading: string; table: CityTableView };
  /** Null when they could not be loaded. */
  newest: NewestProjectsProps | null;
  searches: CountrySearchesView;
}

/** Links to the listing by type and by popular filters. */
export interface CountrySearchesView {
  types: readonly { name: string | null; href: string; count: string }[];
  filterPages: readonly { heading: string; href: string }[];
}

interface CountryData {
  country: CountryDetail;
  cities: readonly CitySummary[];
  introHtml: string;
  listing: Pick<Listing, "content" | "page" | "facets"> | null;
  /** Filter pages of all countries. */
  filterPages: FilterPages;
}

export function countryView(data: CountryData, visitor: Visitor): CountryView {
  const { country, cities, introHtml, listing } = data;
  const { locale } = visitor;
  const t = translatorFor(locale, "overview");
  const { slug, name, nameIn, summary, image, highlights } = country;
  const names = { name, place: nameIn };
  return {
    hero: { breadcrumbs: { current: name }, heading: t("country.heading", names), summary, image },
    introHtml,
    highlights,
    threshold: thresholdView(country, visitor),
    cities: { heading: t("country.cities", names), table: cityTableView(cities, visitor) },
    newest: listing && {
      heading: t("country.newest", names),
      projects: listing.content.map((project) => projectCardView(project, visitor)),
      total: listing.page.total,
      listing: linkTo(locale, "listing", { country: slug }),
      emptyText: t("city.none", names),
    },
    searches: countrySearchesView(data, visitor),
  };
}

function thresholdView(country: CountryDetail, visitor: Visitor): CountryView["threshold"] {
  const { locale, format } = visitor;
  const { threshold } = country;
  const text = thresholdText(country, visitor);
  if (threshold === null || text === null) return null;
  const asOf = translatorFor(locale, "overview.threshold")("as_of", {
    programme: threshold.programme.name,
    date: format.date(threshold.asOf),
  });
  return { text, asOf };
}

function countrySearchesView(
  { country, listing, filterPages }: CountryData,
  { locale, format }: Visitor,
): CountrySearchesView {
  const hrefOf = (type: string) => linkTo(locale, "listing", { country: country.slug, type });
  return {
    types: (listing?.facets.type ?? []).map(({ value, label, count }) => ({
      name: label,
      href: hrefOf(value),
      count: format.number(count),
    })),
    filterPages: filterPages
      .filter((page) => page.country === country.slug)
      .map(({ slug, heading }) => ({ heading, href: hrefOf(slug) })),
  };
}
