import type { CitySummary, CountrySummary } from "#contract/region.ts";
import { linkTo } from "#domain/links.ts";
import type { FigureParts } from "#i18n/format.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { thresholdText } from "#site/components/threshold-text.server.ts";
import { averageHead } from "#site/components/town-table-view.server.ts";

export interface CityTableView {
  /** Column heads: with the unit of area, and with the first year of the comparison. */
  average: string;
  since: string | null;
  groups: readonly CityGroupView[];
}

export interface CityGroupView {
  /** Null when cities are not grouped by country. */
  country: { name: string; href: string; threshold: string | null } | null;
  cities: readonly CityRowView[];
}

export interface CityRowView {
  name: string;
  href: string;
  /** Average per unit of area. */
  price: string;
  /** Null without prices by year. */
  since: { prices: readonly number[]; change: string } | null;
  change: { text: string; isFall: boolean } | null;
  grossYield: FigureParts;
  foreignShare: string | null;
  projects: string;
  listing: string;
}

/** Groups cities by country where `countries` are given. */
export function cityTableView(
  cities: readonly CitySummary[],
  visitor: Visitor,
  countries?: readonly CountrySummary[],
): CityTableView {
  const t = translatorFor(visitor.locale, "overview.table");
  const year = cities[0]?.priceHistory[0]?.year;
  return {
    average: averageHead(visitor),
    since: year === undefined ? null : t("since", { year: String(year) }),
    groups: groupsOf(cities, countries)
      .filter((group) => group.cities.length > 0)
      .map(({ country, cities: rows }) => ({
        country: country && countryView(country, visitor),
        cities: rows.map((city) => cityRowView(city, visitor)),
      })),
  };
}

function groupsOf(cities: readonly CitySummary[], countries?: readonly CountrySummary[]) {
  if (countries === undefined) return [{ country: null, cities }];
  return countries.map((country) => ({
    country,
    cities: cities.filter((city) => city.country.slug === country.slug),
  }));
}

function countryView(country: CountrySummary, visitor: Visitor): CityGroupView["country"] {
  return {
    name: country.name,
    href: linkTo(visitor.locale, "country", { country: country.slug }),
    threshold: thresholdText(country, visitor),
  };
}

function cityRowView(city: CitySummary, { locale, format, moneyPerArea }: Visitor): CityRowView {
  const { slug, name, facts, priceHistory, projects } = city;
  const place = { country: city.country.slug, city: slug };
  const { priceChange1yPct: change, foreignSharePct: foreign } = facts;
  const prices = priceHistory.map(({ usdPerM2 }) => usdPerM2);
  const [first, last] = [prices[0], prices.at(-1)];
  return {
    name,
    href: linkTo(locale, "city", place),
    price: moneyPerArea(facts.averagePriceUsdPerM2),
    since:
      first === undefined || last === undefined
        ? null
        : { prices, change: format.change((last / first - 1) * 100, 0) },
    change: change === null ? null : { text: format.change(change), isFall: change < 0 },
    grossYield: format.percentParts(facts.grossYieldPct),
    foreignShare: foreign === null ? null : format.percent(foreign, 0),
    projects: format.number(projects),
    listing: linkTo(locale, "listing", place),
  };
}
