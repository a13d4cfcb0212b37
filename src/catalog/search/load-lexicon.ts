import { type Lexicon, makeLexicon, type Name } from "#domain/search/lexicon.ts";
import type { LoadContext } from "#catalog/content-cache.ts";
import { fromJson } from "#database/json.ts";

/** Loads the names that a query may contain: visible places, types, amenities and developers in every locale. */
export async function loadLexicon(context: LoadContext): Promise<Lexicon> {
  const names = await Promise.all([
    placeNames(context),
    typeNames(context),
    amenityNames(context),
    developerNames(context),
  ]);
  return makeLexicon(names.flat());
}

async function placeNames({ database }: LoadContext): Promise<Name[]> {
  const rows = await database
    .selectFrom("region")
    .innerJoin("region_text as text", "text.region_id", "region.id")
    .leftJoin("region as parent", "parent.id", "region.parent_id")
    .leftJoin("region as grandparent", "grandparent.id", "parent.parent_id")
    .select(["region.slug", "region.kind", "text.locale", "text.name", "text.name_in as nameIn"])
    .select("text.also_called as alsoCalled")
    .where("region.published", "=", 1)
    .where((eb) => eb.or([eb("parent.id", "is", null), eb("parent.published", "=", 1)]))
    .where((eb) => eb.or([eb("grandparent.id", "is", null), eb("grandparent.published", "=", 1)]))
    .orderBy("region.id")
    .execute();
  return rows.flatMap(({ kind, slug, locale, name, nameIn, alsoCalled }) =>
    [name, nameIn, ...fromJson<string[]>(alsoCalled)].map((text) => ({ kind, slug, locale, text })),
  );
}

async function typeNames({ database }: LoadContext): Promise<Name[]> {
  const rows = await database
    .selectFrom("property_type as type")
    .innerJoin("property_type_text as text", "text.property_type_id", "type.id")
    .select(["type.slug", "text.locale", "text.name", "text.plural"])
    .select("text.also_called as alsoCalled")
    .where("type.published", "=", 1)
    .orderBy("type.id")
    .execute();
  return rows.flatMap(({ slug, locale, name, plural, alsoCalled }) =>
    [name, plural, ...fromJson<string[]>(alsoCalled)].map((text) => ({
      kind: "type" as const,
      slug,
      locale,
      text,
    })),
  );
}

async function amenityNames({ database }: LoadContext): Promise<Name[]> {
  const rows = await database
    .selectFrom("amenity")
    .innerJoin("amenity_text as text", "text.amenity_id", "amenity.id")
    .select(["amenity.slug", "text.locale", "text.name", "text.also_called as alsoCalled"])
    .where("amenity.published", "=", 1)
    .orderBy("amenity.id")
    .execute();
  return rows.flatMap(({ slug, locale, name, alsoCalled }) =>
    [name, ...fromJson<string[]>(alsoCalled)].map((text) => ({
      kind: "amenity" as const,
      slug,
      locale,
      text,
    })),
  );
}

async function developerNames({ database }: LoadContext): Promise<Name[]> {
  const rows = await database
    .selectFrom("developer")
    .innerJoin("developer_text as text", "text.developer_id", "developer.id")
    .select(["developer.slug", "developer.name", "text.locale", "text.also_called as alsoCalled"])
    .where("developer.published", "=", 1)
    .orderBy("developer.id")
    .execute();
  return rows.flatMap(({ slug, locale, name, alsoCalled }) => [
    // Developer names are in Latin script in every locale.
    { kind: "developer" as const, slug, locale: "en" as const, text: name },
    ...fromJson<string[]>(alsoCalled).map((text) => ({
      kind: "developer" as const,
      slug,
      locale,
      text,
    })),
  ]);
}
