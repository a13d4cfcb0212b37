import type { Transaction } from "kysely";
import type { Database } from "#database/schema.ts";
import type { ProjectTerms, SearchDocument } from "#database/search/documents.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { fromJson } from "#database/json.ts";
import { type NameTerms, termsOfAll } from "#content/search/name-terms.ts";

/** The searchable texts of a project, before they are split into terms. */
export interface ProjectWords {
  id: number;
  name: string;
  ref: string;
  /** Town, city and country. */
  regions: readonly (number | null)[];
  developer: number;
  propertyTypes: readonly number[];
  amenities: readonly number[];
  /** Running text by locale. */
  texts: Readonly<Partial<Record<Locale, readonly string[]>>>;
}

/** Reads the searchable texts of these projects, in no particular order. */
export async function readProjectWords(
  transaction: Transaction<Database>,
  ids: readonly number[],
): Promise<ProjectWords[]> {
  const [projects, types, amenities, texts, distances] = await Promise.all([
    transaction
      .selectFrom("project")
      .select(["id", "name", "ref", "town_id", "city_id", "country_id", "developer_id"])
      .where("id", "in", ids)
      .execute(),
    transaction
      .selectFrom("project_type")
      .select(["project_id", "property_type_id as id"])
      .where("project_id", "in", ids)
      .execute(),
    transaction
      .selectFrom("project_amenity")
      .select(["project_id", "amenity_id as id"])
      .where("project_id", "in", ids)
      .execute(),
    transaction
      .selectFrom("project_text")
      .select(["project_id", "locale", "tagline", "summary", "description", "highlights"])
      .where("project_id", "in", ids)
      .execute(),
    transaction
      .selectFrom("project_distance_text")
      .select(["project_id", "locale", "place"])
      .where("project_id", "in", ids)
      .execute(),
  ]);
  const typesOf = Map.groupBy(types, ({ project_id }) => project_id);
  const amenitiesOf = Map.groupBy(amenities, ({ project_id }) => project_id);
  const distancesOf = Map.groupBy(distances, ({ project_id, locale }) => `${project_id} ${locale}`);
  const textsOf = Map.groupBy(texts, ({ project_id }) => project_id);
  return projects.map(({ id, name, ref, town_id, city_id, country_id, developer_id }) => ({
    id,
    name,
    ref,
    regions: [town_id, city_id, country_id],
    developer: developer_id,
    propertyTypes: (typesOf.get(id) ?? []).map((type) => type.id),
    amenities: (amenitiesOf.get(id) ?? []).map((amenity) => amenity.id),
    texts: Object.fromEntries(
      (textsOf.get(id) ?? []).map(({ locale, tagline, summary, description, highlights }) => [
        locale,
        [
          tagline,
          summary,
          description,
          ...fromJson<string[]>(highlights),
          ...(distancesOf.get(`${id} ${locale}`) ?? []).map(({ place }) => place),
        ],
      ]),
    ),
  }));
}

/** Splits a project into its terms by locale. */
export function documentOf(
  project: ProjectWords,
  nameTerms: Readonly<Record<Locale, NameTerms>>,
): SearchDocument {
  const terms = locales.map((locale) => [locale, termsIn(locale, project, nameTerms[locale])]);
  return {
    projectId: project.id,
    ...(Object.fromEntries(terms) as Record<Locale, ProjectTerms>), // one for each locale
  };
}

/** By weight: name, place, facts, running text. */
function termsIn(
  locale: Locale,
  { name, ref, regions, developer, propertyTypes, amenities, texts }: ProjectWords,
  nameTerms: NameTerms,
): ProjectTerms {
  return {
    name: termsOfAll([name, ref], locale),
    place: [...regions.flatMap(nameTerms.region), ...nameTerms.developer(developer)],
    facts: [
      ...propertyTypes.flatMap(nameTerms.propertyType),
      ...amenities.flatMap(nameTerms.amenity),
    ],
    words: termsOfAll(texts[locale] ?? [], locale),
  };
}
