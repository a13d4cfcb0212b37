import type { Amenity } from "#content/kinds/amenity.ts";
import type { Category } from "#content/kinds/category.ts";
import type { Currency } from "#content/kinds/currency.ts";
import type { PropertyType } from "#content/kinds/property-type.ts";
import { toJson } from "#database/json.ts";
import { alsoCalledOf, eachLocale, localized } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";

export const currencies = mapping({
  name: "currencies",
  table: "currency",
  parts: ["currency_text"],
  toColumns: ({ symbol, rate, decimals, asOf }: Currency) => ({
    symbol,
    rate,
    decimals,
    as_of: asOf,
  }),
  toParts: ({ name }) => ({ currency_text: eachLocale((locale) => ({ name: name[locale] })) }),
  toContent: ({ identity, columns, parts }) => ({
    code: identity.slug,
    symbol: columns.symbol,
    name: localized(parts.currency_text, (text) => text.name),
    rate: columns.rate,
    decimals: columns.decimals,
    asOf: columns.as_of,
    published: identity.published,
  }),
});

export const propertyTypes = mapping({
  name: "property types",
  table: "property_type",
  parts: ["property_type_text"],
  toColumns: ({ category }: PropertyType) => ({ category }),
  toParts: ({ name, plural, alsoCalled }) => ({
    property_type_text: eachLocale((locale) => ({
      name: name[locale],
      plural: plural[locale],
      also_called: toJson(alsoCalled[locale]),
    })),
  }),
  toContent: ({ identity, columns, parts }) => ({
    ...identity,
    name: localized(parts.property_type_text, (text) => text.name),
    plural: localized(parts.property_type_text, (text) => text.plural),
    alsoCalled: alsoCalledOf(parts.property_type_text),
    category: columns.category,
  }),
});

export const amenities = mapping({
  name: "amenities",
  table: "amenity",
  parts: ["amenity_text"],
  toColumns: ({ icon }: Amenity) => ({ icon }),
  toParts: ({ name, alsoCalled }) => ({
    amenity_text: eachLocale((locale) => ({
      name: name[locale],
      also_called: toJson(alsoCalled[locale]),
    })),
  }),
  toContent: ({ identity, columns, parts }) => ({
    ...identity,
    name: localized(parts.amenity_text, (text) => text.name),
    alsoCalled: alsoCalledOf(parts.amenity_text),
    icon: columns.icon,
  }),
});

export const categories = mapping({
  name: "categories",
  table: "category",
  parts: ["category_text"],
  toColumns: (_category: Category) => ({}),
  toParts: ({ name }) => ({ category_text: eachLocale((locale) => ({ name: name[locale] })) }),
  toContent: ({ identity, parts }) => ({
    ...identity,
    name: localized(parts.category_text, (text) => text.name),
  }),
});
