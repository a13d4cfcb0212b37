import { type Locale, locales } from "#domain/locale.ts";
import type { Source } from "#catalog/kept.ts";
import type { Reading } from "#catalog/reading.ts";

/** A value that a filter can have, with its name in one locale. */
export interface Entry {
  id: number;
  slug: string;
  name: string;
}

/** The values of every list filter, in display order. */
export interface Directory {
  type: readonly Entry[];
  city: readonly Entry[];
  town: readonly Entry[];
  developer: readonly Entry[];
  amenity: readonly Entry[];
}

export function directoryOf({ locale, keep }: Reading): Promise<Directory> {
  return keep(loaders[locale]);
}

/** One loader per locale, because the cache is keyed by the function itself. */
const loaders = Object.fromEntries(
  locales.map((locale) => [locale, (source: Source) => readDirectory({ ...source, locale })]),
) as Readonly<Record<Locale, (source: Source) => Promise<Directory>>>; // one per locale

type Spoken = Pick<Reading, "database" | "locale">;

async function readDirectory(reading: Spoken): Promise<Directory> {
  const [type, amenity, places, developer] = await Promise.all([
    readTypes(reading),
    readAmenities(reading),
    readPlaces(reading),
    readDevelopers(reading),
  ]);
  const { compare } = new Intl.Collator(reading.locale);
  const byName = (entries: readonly Entry[]) =>
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
export function idsOf(entries: readonly Entry[], slugs: readonly string[]): number[] {
  return entries.filter(({ slug }) => slugs.includes(slug)).map(({ id }) => id);
}

function readTypes({ database, locale }: Spoken): Promise<Entry[]> {
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

function readAmenities({ database, locale }: Spoken): Promise<Entry[]> {
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

function readPlaces({ database, locale }: Spoken) {
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

function readDevelopers({ database }: Spoken): Promise<Entry[]> {
  return database
    .selectFrom("developer")
    .select(["developer.id", "developer.slug", "developer.name"])
    .where("developer.published", "=", 1)
    .execute();
}
