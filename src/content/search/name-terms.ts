/** Terms that a project takes from the names of its region, developer, types and amenities. */
import type { Transaction } from "kysely";
import type { Database, Json } from "#database/schema.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { termsOf } from "#domain/search/terms.ts";
import { fromJson } from "#database/json.ts";

/** Terms by id in one locale; empty for withdrawn content. */
type TermsById = (id: number | null) => readonly string[];

export interface NameTerms {
  region: TermsById;
  developer: TermsById;
  propertyType: TermsById;
  amenity: TermsById;
}

/** Distinct terms of several texts; no term spans two texts. */
export function termsOfAll(texts: readonly string[], locale: Locale): string[] {
  return [...new Set(texts.flatMap((text) => termsOf(text, locale)))];
}

/** Reads the published names in every locale. */
export async function readNameTerms(
  transaction: Transaction<Database>,
): Promise<Record<Locale, NameTerms>> {
  const [regions, types, amenities, developers] = await Promise.all([
    transaction
      .selectFrom("region_text as text")
      .innerJoin("region", "region.id", "text.region_id")
      .where("region.published", "=", 1)
      .select(["region.id", "text.locale", "text.name", "text.also_called"])
      .execute(),
    transaction
      .selectFrom("property_type_text as text")
      .innerJoin("property_type as type", "type.id", "text.property_type_id")
      .where("type.published", "=", 1)
      .select(["type.id", "text.locale", "text.name", "text.plural", "text.also_called"])
      .execute(),
    transaction
      .selectFrom("amenity_text as text")
      .innerJoin("amenity", "amenity.id", "text.amenity_id")
      .where("amenity.published", "=", 1)
      .select(["amenity.id", "text.locale", "text.name", "text.also_called"])
      .execute(),
    transaction.selectFrom("developer").where("published", "=", 1).select(["id", "name"]).execute(),
  ]);
  // English place names are searched in every locale.
  const english = new Map(
    regions.filter(({ locale }) => locale === "en").map(({ id, name }) => [id, name]),
  );
  const nameTermsIn = (locale: Locale): NameTerms => ({
    region: byId(locale, rowsIn(regions, locale), ({ id, name, also_called }) => [
      name,
      ...namesOf(also_called),
      english.get(id) ?? "",
    ]),
    developer: byId(locale, developers, ({ name }) => [name]),
    propertyType: byId(locale, rowsIn(types, locale), ({ name, plural, also_called }) => [
      name,
      plural,
      ...namesOf(also_called),
    ]),
    amenity: byId(locale, rowsIn(amenities, locale), ({ name, also_called }) => [
      name,
      ...namesOf(also_called),
    ]),
  });
  const entries = locales.map((locale) => [locale, nameTermsIn(locale)]);
  return Object.fromEntries(entries) as Record<Locale, NameTerms>; // fromEntries loses the key types
}

function rowsIn<Row extends { locale: Locale }>(rows: readonly Row[], locale: Locale): Row[] {
  return rows.filter((row) => row.locale === locale);
}

function byId<Row extends { id: number }>(
  locale: Locale,
  rows: readonly Row[],
  textsOf: (row: Row) => readonly string[],
): TermsById {
  const terms = new Map(rows.map((row) => [row.id, termsOfAll(textsOf(row), locale)]));
  return (id) => (id === null ? [] : (terms.get(id) ?? []));
}

function namesOf(alsoCalled: Json): string[] {
  return fromJson<string[]>(alsoCalled);
}
