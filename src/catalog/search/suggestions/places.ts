import type { RegionName } from "#contract/shared.ts";
import type { Suggestion } from "#contract/search.ts";
import type { Locale } from "#domain/locale.ts";
import { nameKey } from "#domain/search/tokens.ts";
import type { LoadContext } from "#catalog/content-cache.ts";
import { fromJson } from "#database/json.ts";

export interface NamedPlace {
  id: number;
  slug: string;
  /** From the country down to the place itself. */
  path: readonly Readonly<Record<Locale, RegionName>>[];
  /** Normalized names in all locales. */
  keys: readonly string[];
}

/** Loads the published regions whose ancestors are published too. */
export async function loadPlaces(context: LoadContext): Promise<NamedPlace[]> {
  const [regions, texts] = await Promise.all([
    context.database
      .selectFrom("region")
      .select(["id", "slug", "kind", "parent_id as parent"])
      .where("published", "=", 1)
      .execute(),
    context.database
      .selectFrom("region_text")
      .innerJoin("region", "region.id", "region_text.region_id")
      .select(["region.id", "region.slug", "locale", "name", "name_in as nameIn", "also_called"])
      .where("region.published", "=", 1)
      .execute(),
  ]);
  const regionOf = new Map(regions.map((region) => [region.id, region]));
  const textsOf = Map.groupBy(texts, ({ id }) => id);
  const namesOf = new Map([...textsOf].map(([id, rows]) => [id, inEachLocale(rows)]));

  const pathOf = (id: number): NamedPlace["path"] | null => {
    const region = regionOf.get(id);
    const names = namesOf.get(id);
    if (region === undefined || names === undefined) return null;
    if (region.parent === null) return [names];
    const parentPath = pathOf(region.parent);
    return parentPath === null ? null : [...parentPath, names];
  };
  return regions.flatMap(({ id, slug }) => {
    const path = pathOf(id);
    if (path === null) return [];
    const keys = (textsOf.get(id) ?? []).flatMap(({ name, also_called }) =>
      [name, ...fromJson<string[]>(also_called)].map(nameKey),
    );
    return [{ id, slug, path, keys: [...new Set(keys)] }];
  });
}

export function placeIn(locale: Locale, path: NamedPlace["path"]): Suggestion["place"] {
  const [country, city, town] = path;
  if (country === undefined) return null;
  return {
    country: country[locale],
    city: city?.[locale] ?? null,
    town: town?.[locale] ?? null,
  };
}

function inEachLocale(
  rows: readonly (RegionName & { locale: Locale })[],
): Record<Locale, RegionName> {
  const names = rows.map(({ locale, slug, name, nameIn }) => [locale, { slug, name, nameIn }]);
  return Object.fromEntries(names) as Record<Locale, RegionName>; // a text table has a row for every locale
}
