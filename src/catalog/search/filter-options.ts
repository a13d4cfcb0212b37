import { type Locale, locales } from "#domain/locale.ts";
import type { LoadContext } from "#catalog/content-cache.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/** A value that a filter can have, with its name in one locale. */
export interface FilterOption {
  id: number;
  slug: string;
  name: string;
}

/** The values of every list filter, in display order. */
export interface FilterOptions {
  type: readonly FilterOption[];
  city: readonly FilterOption[];
  town: readonly FilterOption[];
  developer: readonly FilterOption[];
  amenity: readonly FilterOption[];
}

export function filterOptionsOf({ locale, cached }: ReadContext): Promise<FilterOptions> {
  return cached(loaderByLocale[locale]);
}

/** One loader per locale, because the cache is keyed by the function itself. */
const loaderByLocale = Object.fromEntries(
  locales.map((locale) => [
    locale,
    (context: LoadContext) => readFilterOptions({ ...context, locale }),
  ]),
) as Readonly<Record<Locale, (context: LoadContext) => Promise<FilterOptions>>>; // one per locale

type LocaleContext = Pick<ReadContext, "database" | "locale">;

async function readFilterOptions(context: LocaleContext): Promise<FilterOptions> {
  const [type, amenity, places, developer] = await Promise.all([
    readTypes(context),
    readAmenities(context),
    readPlaces(context),
    readDevelopers(context),
  ]);
  const { compare } = new Intl.Collator(context.locale);
  const byName = (entries: readonly FilterOption[]) =>
    entries.toSorted((one, other) => compare(one.name, other.name) || one.id - other.id);
  return {
    type,
    city: byName(places.filter(({ kind }) => kind === "city")),
    town: byName(places.filter(({ kind }) => kind === "town")),
    developer: byName(developer),
    amenity,
  };
}

/** Maps slugs to ids; unknown slugs are dropped. */
export function idsOf(entries: readonly FilterOption[], slugs: readonly string[]): number[] {
  return entries.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
}

function readTypes({ database, locale }: LocaleContext): Promise<FilterOption[]> {
  return database
    .selectFrom("property_type as type")
    .innerJoin("property_type_text as text", (join) =>
      join.onRef("text.property_type_id", "=", "type.id").on("text.locale", "=", locale),
    )
    .select(["type.id", "type.slug", "text.plural as name"])
    .where("type.published", "=", 1)
    .orderBy("type.position")
    .orderBy("type.id")
    .execute();
}

function readAmenities({ database, locale }: LocaleContext): Promise<FilterOption[]> {
  return database
    .selectFrom("amenity")
    .innerJoin("amenity_text as text", (join) =>
      join.onRef("text.amenity_id", "=", "amenity.id").on("text.locale", "=", locale),
    )
    .select(["amenity.id", "amenity.slug", "text.name"])
    .where("amenity.published", "=", 1)
    .orderBy("amenity.position")
    .orderBy("amenity.id")
    .execute();
}

function readPlaces({ database, locale }: LocaleContext) {
  return database
    .selectFrom("region")
    .innerJoin("region_text as text", (join) =>
      join.onRef("text.region_id", "=", "region.id").on("text.locale", "=", locale),
    )
    .select(["region.id", "region.slug", "text.name", "region.kind"])
    .where("region.kind", "!=", "country")
    .where("region.published", "=", 1)
    .execute();
}

function readDevelopers({ database }: LocaleContext): Promise<FilterOption[]> {
  return database
    .selectFrom("developer")
    .select(["developer.id", "developer.slug", "developer.name"])
    .where("developer.published", "=", 1)
    .execute();
}
