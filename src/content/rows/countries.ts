import type { CountrySlug } from "#domain/vocabulary.ts";
import type { Country } from "#content/kinds/country.ts";
import { fromJson, toJson } from "#database/json.ts";
import { alsoCalledOf, eachLocale, localized, localizedTexts } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";
import { emptyRegionColumns, required } from "#content/rows/region-columns.ts";

export const countries = mapping({
  name: "countries",
  table: "region",
  where: { kind: "country" },
  parts: ["region_text"],
  toColumns: (country: Country) => ({
    ...emptyRegionColumns,
    kind: "country" as const,
    iso: country.iso,
    currency: country.currency,
    capital: country.capital,
    image: country.image,
    ...country.center,
  }),
  toParts: ({ name, nameIn, alsoCalled, summary, intro, highlights }) => ({
    region_text: eachLocale((locale) => ({
      name: name[locale],
      name_in: nameIn[locale],
      also_called: toJson(alsoCalled[locale]),
      summary: summary[locale],
      intro: intro[locale],
      airport: null,
      highlights: toJson(highlights.map((highlight) => highlight[locale])),
      guide: toJson([]),
    })),
  }),
  toContent: ({ identity, columns, parts: { region_text: texts } }) => ({
    ...identity,
    slug: identity.slug as CountrySlug, // the schema of the pack allows no other
    iso: required(columns.iso),
    name: localized(texts, (text) => text.name),
    nameIn: localized(texts, (text) => text.name_in),
    alsoCalled: alsoCalledOf(texts),
    currency: required(columns.currency),
    summary: localized(texts, (text) => text.summary),
    intro: localized(texts, (text) => text.intro),
    image: required(columns.image),
    center: { lat: columns.lat, lng: columns.lng, zoom: columns.zoom },
    capital: columns.capital,
    highlights: localizedTexts(texts, (text) => fromJson<string[]>(text.highlights)),
  }),
});
