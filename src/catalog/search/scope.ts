import type { ListingScope } from "#contract/listing.ts";
import { emptyCriteria, type SearchCriteria } from "#contract/search-criteria.ts";
import { publishedFlags, type ReadContext } from "#catalog/read-context.ts";
import { findPlace, type CountryOrCity } from "#catalog/regions/find-place.ts";
import {
  criteriaOf,
  findFilterPage,
  fixedFilters,
  type FilterPage,
} from "#catalog/search/filter-pages.ts";
import { loadEquivalentFilterPages } from "#catalog/search/equivalent-filter-pages.ts";

export interface Scope {
  listing: ListingScope;
  /** Null if the listing is not limited to a country. */
  countryId: number | null;
  /** Criteria of a filter page, applied before the visitor's filters. */
  fixed: SearchCriteria;
  /** Type and city of the path; the facets of these groups also count their siblings. */
  pathCriteria: SearchCriteria;
}

/** First path segment of a listing of all property types. */
export const allTypes = "properties";

/** Resolves a listing's path; the same segment twice means all countries. Null if one is unknown or they exclude each other. */
export async function findScope(
  context: ReadContext,
  first: string,
  second: string,
): Promise<Scope | null> {
  const everywhere = second === first;
  const [type, filterPage, place] = await Promise.all([
    first === allTypes ? null : findType(context, first),
    // The `properties` filter page describes all countries, so it does not apply to one country.
    first === allTypes && !everywhere ? null : findFilterPage(context, first),
    everywhere ? null : findPlace(context, second),
  ]);
  if (place === null && !everywhere) return null;
  if (type !== null) {
    const scope = scopeOf(place, { type, filterPage: null });
    return {
      ...scope,
      listing: { ...scope.listing, listedAs: await equivalentFilterPage(context, scope) },
    };
  }
  if (filterPage === null) return first === allTypes ? scopeOf(place, { type, filterPage }) : null;
  const slug = filterPage.query.city ?? filterPage.query.country;
  const pagePlace = slug === undefined ? null : await findPlace(context, slug);
  if (slug !== undefined && pagePlace === null) return null;
  const common = narrowerPlace(place, pagePlace);
  return common === "disjoint" ? null : scopeOf(common, { type, filterPage });
}

function scopeOf(
  place: CountryOrCity | null,
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
    fixed: filterPage === null ? emptyCriteria : criteriaOf(filterPage.query),
    pathCriteria: {
      ...emptyCriteria,
      type: type === null ? [] : [type.slug],
      city: city === null ? [] : [city.slug],
    },
  };
}

async function equivalentFilterPage(
  context: ReadContext,
  { listing }: Scope,
): Promise<string | null> {
  const { country, city, type } = listing;
  if (country === null || type === null) return null;
  const equivalents = await context.cached(loadEquivalentFilterPages);
  return equivalents.slugOf({ country: country.slug, city: city?.slug ?? null, type: type.slug });
}

/** The narrower of two places; `disjoint` if neither contains the other. */
function narrowerPlace(
  one: CountryOrCity | null,
  other: CountryOrCity | null,
): CountryOrCity | null | "disjoint" {
  if (one === null || other === null) return one ?? other;
  if (one.country.id !== other.country.id) return "disjoint";
  if (one.city === null || other.city === null) return one.city === null ? other : one;
  return one.city.id === other.city.id ? one : "disjoint";
}

async function findType(context: ReadContext, slug: string): Promise<ListingScope["type"]> {
  const { database, locale } = context;
  const type = await database
    .selectFrom("property_type as type")
    .innerJoin("property_type_text as text", (join) =>
      join.onRef("text.property_type_id", "=", "type.id").on("text.locale", "=", locale),
    )
    .select(["type.slug", "text.name", "text.plural"])
    .where("type.slug", "=", slug)
    .where("type.published", "in", publishedFlags(context))
    .executeTakeFirst();
  return type ?? null;
}

function nameOf({ slug, name, nameIn }: CountryOrCity["country"]) {
  return { slug, name, nameIn };
}
