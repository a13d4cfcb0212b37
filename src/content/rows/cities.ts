import type { City } from "#content/kinds/city.ts";
import { guideSections, guideText } from "#content/rows/guides.ts";
import { toFlag } from "#content/rows/flags.ts";
import { toJson } from "#database/json.ts";
import { alsoCalledOf, eachLocale, localized } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";
import { emptyRegionColumns, required } from "#content/rows/region-columns.ts";

export const cities = mapping({
  name: "cities",
  table: "region",
  where: { kind: "city" },
  parts: ["region_text", "region_price", "region_similar"],
  toColumns: ({ country, image, center, featured, facts }: City, ids) => ({
    ...emptyRegionColumns,
    kind: "city" as const,
    parent_id: ids.idOf("region", country),
    image,
    ...center,
    featured: toFlag(featured),
    population: facts.population,
    average_price_usd_per_m2: facts.averagePriceUsdPerM2,
    price_change_1y_pct: facts.priceChange1yPct,
    gross_yield_pct: facts.grossYieldPct,
    occupancy_pct: facts.occupancyPct,
    foreign_share_pct: facts.foreignSharePct,
  }),
  toParts: ({ name, nameIn, alsoCalled, summary, intro, facts, guide, priceHistory, similar }) => ({
    region_text: eachLocale((locale) => ({
      name: name[locale],
      name_in: nameIn[locale],
      also_called: toJson(alsoCalled[locale]),
      summary: summary[locale],
      intro: intro[locale],
      airport: facts.airport[locale],
      highlights: toJson([]),
      guide: guideText(guide, locale),
    })),
    region_price: priceHistory.map(({ year, usdPerM2 }) => ({ year, usd_per_m2: usdPerM2 })),
    region_similar: similar.map((similar_slug, position) => ({ position, similar_slug })),
  }),
  toContent: ({ identity, columns, parts }, ids) => ({
    ...identity,
    country: ids.slugOf("region", required(columns.parent_id)),
    name: localized(parts.region_text, (text) => text.name),
    nameIn: localized(parts.region_text, (text) => text.name_in),
    alsoCalled: alsoCalledOf(parts.region_text),
    summary: localized(parts.region_text, (text) => text.summary),
    intro: localized(parts.region_text, (text) => text.intro),
    image: required(columns.image),
    center: { lat: columns.lat, lng: columns.lng, zoom: columns.zoom },
    featured: columns.featured === 1,
    facts: {
      population: required(columns.population),
      airport: localized(parts.region_text, (text) => required(text.airport)),
      averagePriceUsdPerM2: required(columns.average_price_usd_per_m2),
      priceChange1yPct: required(columns.price_change_1y_pct),
      grossYieldPct: required(columns.gross_yield_pct),
      occupancyPct: columns.occupancy_pct,
      foreignSharePct: columns.foreign_share_pct,
    },
    priceHistory: parts.region_price
      .map((price) => ({ year: price.year, usdPerM2: price.usd_per_m2 }))
      .sort((a, b) => a.year - b.year),
    guide: guideSections(parts.region_text),
    similar: parts.region_similar.map((similar) => similar.similar_slug),
  }),
});
