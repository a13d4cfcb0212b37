import type { ListingScope } from "#contract/listing.ts";
import { anyCriteria, type SearchCriteria } from "#contract/search-criteria.ts";
import { soughtFlags, type Reading } from "#catalog/reading.ts";
import { findPlace, type KnownPlace } from "#catalog/regions/find-place.ts";
import {
  criteriaOf,
  findFilterPage,
  fixedFilters,
  type FilterPage,
} from "#catalog/search/filter-pages.ts";
import { loadTwins } from "#catalog/search/twins.ts";

export interface Scope {
  listing: ListingScope;
  /** Null if the listing is not limited to a country. */
  countryId: number | null;
  /** Criteria of a filter page, applied before the visitor's filters. */
  fixed: SearchCriteria;
  /** Type and city of the path; the facets of these groups also count their siblings. */
  named: SearchCriteria;
}

/** First path segment of a listing of all property types. */
export const everyType = "properties";

/** Resolves a listing's path; the same segment twice means all countries. Null if one is unknown or they are apart. */
export async function findScope(
  reading: Reading,
  first: string,
  second: string,
): Promise<Scope | null> {
  const everywhere = second === first;
  const [type, filterPage, place] = await Promise.all([
    first === everyType ? null : findType(reading, first),
    // The `properties` filter page describes all countries, so it does not apply to one country.
    first === everyType && !everywhere ? null : findFilterPage(reading, first),
    everywhere ? null : findPlace(reading, second),
  ]);
  if (place === null && !everywhere) return null;
  if (type !== null) {
    const scope = scopeOf(place, { type, filterPage: null });
    return { ...scope, listing: { ...scope.listing, listedAs: await twinOf(reading, scope) } };
  }
  if (filterPage === null) return first === everyType ? scopeOf(place, { type, filterPage }) : null;
  const home = filterPage.query.city ?? filterPage.query.country;
  const itsPlace = home === undefined ? null : await findPlace(reading, home);
  if (home !== undefined && itsPlace === null) return null;
  const met = meeting(place, itsPlace);
  return met === "apart" ? null : scopeOf(met, { type, filterPage });
}

function scopeOf(
  place: KnownPlace | null,
  { type, filterPage }: { type: ListingScope["type"]; filterPage: FilterPage | null },
): Scope {
  const { country = null, city = null } = place ?? {};
  return {
    listing: {
      country: country && nameOf(country),
      city: city && nameOf(city),
      type,
      filterPage: filterPage?.page ?? null,
      listedAs: null,
      fixed: filterPage === null ? [] : fixedFilters(filterPage.query),
    },
    countryId: country?.id ?? null,
    fixed: filterPage === null ? anyCriteria : criteriaOf(filterPage.query),
    named: {
      ...anyCriteria,
      type: type === null ? [] : [type.slug],
      city: city === null ? [] : [city.slug],
    },
  };
}

async function twinOf(reading: Reading, { listing }: Scope): Promise<string | null> {
  const { country, city, type } = listing;
  if (country === null || type === null) return null;
  const twins = await reading.keep(loadTwins);
  return twins.of({ country: country.slug, city: city?.slug ?? null, type: type.slug });
}

/** The narrower of two places; `apart` if neither contains the other. */
function meeting(one: KnownPlace | null, other: KnownPlace | null): KnownPlace | null | "apart" {
  if (one === null || other === null) return one ?? other;
  if (one.country.id !== other.country.id) return "apart";
  if (one.city === null || other.city === null) return one.city === null ? other : one;
  return one.city.id === other.city.id ? one : "apart";
}

async function findType(reading: Reading, slug: string): Promise<ListingScope["type"]> {
  const { database, locale } = reading;
  const type = await database
    .selectFrom("property_type as type")
    .innerJoin("property_type_text as text", (join) =>
      join.onRef("text.property_type_id", "=", "type.id").on("text.locale", "=", locale),
    )
    .select(["type.slug", "text.name", "text.plural"])
    .where("type.slug", "=", slug)
    .where("type.published", "in", soughtFlags(reading))
    .executeTakeFirst();
  return type ?? null;
}

function nameOf({ slug, name, nameIn }: KnownPlace["country"]) {
  return { slug, name, nameIn };
}
