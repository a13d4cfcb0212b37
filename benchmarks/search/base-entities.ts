/** Inserts what projects refer to: the demo's places, types and amenities, with many more towns and developers. */
import type { Transaction } from "kysely";
import { insertRows, upsertBySlug } from "#database/bulk-statements.ts";
import type { Database } from "#database/schema.ts";
import { locales } from "#domain/locale.ts";
import type { Random } from "#benchmarks/support/random.ts";
import { nameWords } from "#benchmarks/support/generated-texts.ts";

const townsACity = 25;
const developerCount = 400;

export interface BaseEntities {
  cities: readonly { id: number; slug: string; countryId: number; towns: readonly SluggedRow[] }[];
  developers: readonly SluggedRow[];
  residentialTypes: readonly SluggedRow[];
  commercialTypes: readonly SluggedRow[];
  amenities: readonly SluggedRow[];
  pictures: readonly string[];
}

interface SluggedRow {
  id: number;
  slug: string;
}

/** Adds towns and developers to the demo content; returns all that exist. */
export async function prepareBaseEntities(
  transaction: Transaction<Database>,
  random: Random,
): Promise<BaseEntities> {
  const cities = await transaction
    .selectFrom("region")
    .select(["id", "slug", "parent_id", "lat", "lng"])
    .where("kind", "=", "city")
    .where("published", "=", 1)
    .orderBy("id")
    .execute();
  const towns = cities.flatMap((city) =>
    Array.from({ length: townsACity }, (_, index) => ({
      ...entityColumns(`${city.slug}-quarter-${index}`, index),
      kind: "town" as const,
      parent_id: city.id,
      image: null,
      lat: city.lat + (random.next() - 0.5) / 10,
      lng: city.lng + (random.next() - 0.5) / 10,
      zoom: 13,
      featured: 0,
    })),
  );
  const written = await upsertBySlug(transaction, "region", towns);
  const named = (title: string, at: number) =>
    `${nameWords.first[at % nameWords.first.length]} ${title} ${at}`;
  await insertRows(
    transaction,
    "region_text",
    written.flatMap(({ id }, index) =>
      locales.map((locale) => ({
        region_id: id,
        locale,
        name: named("Quarter", index),
        name_in: `in ${named("Quarter", index)}`,
        summary: "",
        intro: "",
        highlights: "[]",
        guide: "[]",
      })),
    ),
  );
  const developers = await makeDevelopers(transaction, cities[0]?.parent_id ?? 0);
  const [types, amenities, pictures] = await Promise.all([
    transaction.selectFrom("property_type").select(["id", "slug", "category"]).execute(),
    transaction.selectFrom("amenity").select(["id", "slug"]).orderBy("position").execute(),
    transaction.selectFrom("project_image").select("file").distinct().orderBy("file").execute(),
  ]);
  const townsOf = Map.groupBy(written, ({ slug }) => slug.replace(/-quarter-\d+$/, ""));
  return {
    cities: cities.map(({ id, slug, parent_id }) => ({
      id,
      slug,
      countryId: parent_id ?? 0,
      towns: townsOf.get(slug) ?? [],
    })),
    developers,
    residentialTypes: types.filter(({ category }) => category === "residential"),
    commercialTypes: types.filter(({ category }) => category === "commercial"),
    amenities,
    pictures: pictures.map(({ file }) => file),
  };
}

async function makeDevelopers(
  transaction: Transaction<Database>,
  countryId: number,
): Promise<SluggedRow[]> {
  const { logo } = await transaction
    .selectFrom("developer")
    .select("logo")
    .limit(1)
    .executeTakeFirstOrThrow();
  const { first } = nameWords;
  const developers = Array.from({ length: developerCount }, (_, index) => ({
    ...entityColumns(`developer-${index}`, index),
    name: `${first[index % first.length]} & ${first[(index * 7 + 3) % first.length]} ${index}`,
    logo,
    founded: 1980 + (index % 40),
    country_id: countryId,
    delivered: index % 60,
    under_construction: index % 9,
    image: null,
  }));
  return upsertBySlug(transaction, "developer", developers);
}

/** Columns of every entry with its own file in a content pack. */
export function entityColumns(slug: string, position: number) {
  return { slug, published: 1, position, content_hash: "" };
}
