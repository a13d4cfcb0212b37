/** What a listing is about, from the two words of its address. */
import type { ListingScope } from "#contract/listing.ts";
import { anyCriteria, type SearchCriteria } from "#contract/search-criteria.ts";
import type { Reading } from "#catalog/reading.ts";
import { findPlace, type KnownPlace } from "#catalog/regions/find-place.ts";
import {
  criteriaOf,
  findSavedListing,
  fixedFilters,
  type SavedListing,
} from "#catalog/search/filter-pages.ts";

export interface Scope {
  /** As the answer tells it. */
  listing: ListingScope;
  /** Null where the listing is not bound to a country. */
  countryId: number | null;
  /** What a saved listing sets before any filter of the visitor. */
  fixed: SearchCriteria;
  /** What the address names, the type and the city: facets of these groups count its siblings too. */
  named: SearchCriteria;
}

/** All property types, in the first word of a listing's address. */
export const everyType = "properties";

/**
 * Finds what a listing is about: `first` is a property type, a saved listing or `properties`; `second` a country, a city,
 * or `first` again for everywhere. Null where one of them is unknown, or a saved listing belongs to another place.
 */
export async function findScope(
  reading: Reading,
  first: string,
  second: string,
): Promise<Scope | null> {
  const everywhere = second === first;
  const [type, saved, place] = await Promise.all([
    first === everyType ? null : findType(reading, first),
    // The saved listing of that name speaks of all countries: under one country it has nothing to say.
    first === everyType && !everywhere ? null : findSavedListing(reading, first),
    everywhere ? null : findPlace(reading, second),
  ]);
  if (place === null && !everywhere) return null;
  if (type !== null) return scopeOf(place, { type, saved: null });
  if (saved === null) return first === everyType ? scopeOf(place, { type, saved }) : null;
  const home = saved.query.city ?? saved.query.country;
  const savedPlace = home === undefined ? null : await findPlace(reading, home);
  if (home !== undefined && savedPlace === null) return null;
  const met = meeting(place, savedPlace);
  return met === "apart" ? null : scopeOf(met, { type, saved });
}

function scopeOf(
  place: KnownPlace | null,
  { type, saved }: { type: ListingScope["type"]; saved: SavedListing | null },
): Scope {
  const { country = null, city = null } = place ?? {};
  return {
    listing: {
      country: country && nameOf(country),
      city: city && nameOf(city),
      type,
      filterPage: saved?.page ?? null,
      fixed: saved === null ? [] : fixedFilters(saved.query),
    },
    countryId: country?.id ?? null,
    fixed: saved === null ? anyCriteria : criteriaOf(saved.query),
    named: {
      ...anyCriteria,
      type: type === null ? [] : [type.slug],
      city: city === null ? [] : [city.slug],
    },
  };
}

/** The narrower of two places; `apart` where neither lies in the other. */
function meeting(one: KnownPlace | null, other: KnownPlace | null): KnownPlace | null | "apart" {
  if (one === null || other === null) return one ?? other;
  if (one.country.id !== other.country.id) return "apart";
  if (one.city === null || other.city === null) return one.city === null ? other : one;
  return one.city.id === other.city.id ? one : "apart";
}

async function findType(
  { database, locale }: Reading,
  slug: string,
): Promise<ListingScope["type"]> {
  const type = await database
    .selectFrom("property_type as type")
    .innerJoin("property_type_text as text", (join) =>
      join.onRef("text.property_type_id", "=", "type.id").on("text.locale", "=", locale),
    )
    .select(["type.slug", "text.name", "text.plural"])
    .where("type.slug", "=", slug)
    .where("type.published", "=", 1)
    .executeTakeFirst();
  return type ?? null;
}

function nameOf({ slug, name, nameIn }: KnownPlace["country"]) {
  return { slug, name, nameIn };
}
