import type { Town } from "#content/kinds/town.ts";
import { guideSections, guideText } from "#content/rows/guides.ts";
import { toJson } from "#database/json.ts";
import { alsoCalledOf, eachLocale, localized } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";
import { emptyRegionColumns, required } from "#content/rows/region-columns.ts";

export const towns = mapping({
  name: "towns",
  table: "region",
  where: { kind: "town" },
  parts: ["region_text", "region_similar"],
  toColumns: ({ city, image, center, facts }: Town, ids) => ({
    ...emptyRegionColumns,
    kind: "town" as const,
    parent_id: ids.idOf("region", city),
    image,
    ...center,
    average_price_usd_per_m2: facts.averagePriceUsdPerM2,
    gross_yield_pct: facts.grossYieldPct,
    distance_to_sea_km: facts.distanceToSeaKm,
    distance_to_centre_km: facts.distanceToCentreKm,
    distance_to_airport_km: facts.distanceToAirportKm,
  }),
  toParts: ({ name, nameIn, alsoCalled, summary, intro, guide, similar }) => ({
    region_text: eachLocale((locale) => ({
      name: name[locale],
      name_in: nameIn[locale],
      also_called: toJson(alsoCalled[locale]),
      summary: summary[locale],
      intro: intro[locale],
      airport: null,
      highlights: toJson([]),
      guide: guideText(guide, locale),
    })),
    region_similar: similar.map((similar_slug, position) => ({ position, similar_slug })),
  }),
  toContent: ({ identity, columns, parts }, ids) => ({
    ...identity,
    city: ids.slugOf("region", required(columns.parent_id)),
    country: ids.parentSlugOf(required(columns.parent_id)),
    name: localized(parts.region_text, (text) => text.name),
    nameIn: localized(parts.region_text, (text) => text.name_in),
    alsoCalled: alsoCalledOf(parts.region_text),
    summary: localized(parts.region_text, (text) => text.summary),
    intro: localized(parts.region_text, (text) => text.intro),
    image: columns.image,
    center: { lat: columns.lat, lng: columns.lng, zoom: columns.zoom },
    facts: {
      averagePriceUsdPerM2: required(columns.average_price_usd_per_m2),
      grossYieldPct: required(columns.gross_yield_pct),
      distanceToSeaKm: columns.distance_to_sea_km,
      distanceToCentreKm: required(columns.distance_to_centre_km),
      distanceToAirportKm: required(columns.distance_to_airport_km),
    },
    guide: guideSections(parts.region_text),
    similar: parts.region_similar.map((similar) => similar.similar_slug),
  }),
});
