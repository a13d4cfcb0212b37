import type { DeveloperSummary } from "#contract/developer.ts";
import { countProjectsByDeveloper } from "#catalog/developers/count-projects-by-developer.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/** Selects the published developers with their texts; a withdrawn country is null. */
export function selectDevelopers({ database, locale }: ReadContext) {
  return database
    .selectFrom("developer")
    .innerJoin("developer_text as text", (join) =>
      join.onRef("text.developer_id", "=", "developer.id").on("text.locale", "=", locale),
    )
    .leftJoin("region as country", (join) =>
      join.onRef("country.id", "=", "developer.country_id").on("country.published", "=", 1),
    )
    .leftJoin("region_text as country_text", (join) =>
      join
        .onRef("country_text.region_id", "=", "country.id")
        .on("country_text.locale", "=", locale),
    )
    .select([
      "developer.id",
      "developer.slug",
      "developer.name",
      "developer.logo",
      "developer.founded",
      "text.headquarters",
      "country.slug as country",
      "country_text.name as countryName",
      "country_text.name_in as countryNameIn",
      "text.summary",
      "developer.delivered",
      "developer.under_construction as underConstruction",
    ])
    .where("developer.published", "=", 1);
}

type DeveloperRow = Awaited<ReturnType<ReturnType<typeof selectDevelopers>["execute"]>>[number];

/** Turns rows into summaries, in their order. */
export async function summarizeDevelopers(
  context: ReadContext,
  rows: readonly DeveloperRow[],
): Promise<DeveloperSummary[]> {
  const [projectsOf, pictureOf] = await Promise.all([
    countProjectsByDeveloper(context),
    findPictures(
      context,
      rows.map(({ logo }) => logo),
    ),
  ]);
  return rows.map(({ logo, country, countryName, countryNameIn, ...developer }) => ({
    ...developer,
    projects: projectsOf(developer.id),
    logo: pictureOf(logo),
    country: countryOf({ country, countryName, countryNameIn }),
  }));
}

function countryOf({
  country: slug,
  countryName: name,
  countryNameIn: nameIn,
}: Pick<DeveloperRow, "country" | "countryName" | "countryNameIn">): DeveloperSummary["country"] {
  return slug === null || name === null || nameIn === null ? null : { slug, name, nameIn };
}
