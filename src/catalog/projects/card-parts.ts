/** Parts of project cards, each read in one query for all cards. */
import type { Named } from "#contract/shared.ts";
import type { Picture } from "#contract/picture.ts";
import type { ProjectSummary } from "#contract/project.ts";
import { groupBy } from "#catalog/group-by.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/** Reads the property types on offer, by project id; names are in the singular. */
export async function typesOf(
  { database, locale }: ReadContext,
  projectIds: readonly number[],
): Promise<(projectId: number) => Named[]> {
  const rows = await database
    .selectFrom("project_type")
    .innerJoin("property_type as type", "type.id", "project_type.property_type_id")
    .innerJoin("property_type_text as text", (join) =>
      join.onRef("text.property_type_id", "=", "type.id").on("text.locale", "=", locale),
    )
    .select(["project_type.project_id as projectId", "type.slug", "text.name"])
    .where("project_type.project_id", "in", projectIds)
    .where("type.published", "=", 1)
    .orderBy("project_type.project_id")
    .orderBy("project_type.position")
    .execute();
  return groupBy(
    rows,
    ({ projectId }) => projectId,
    ({ projectId: _, ...type }) => type,
  );
}

/** Reads the pictures of projects by project id, the cover first. */
export async function picturesOf(
  context: ReadContext,
  projectIds: readonly number[],
  { coversOnly }: { coversOnly: boolean },
): Promise<(projectId: number) => Picture[]> {
  const rows = await context.database
    .selectFrom("project_image as image")
    .select(["image.project_id as projectId", "image.file"])
    .where("image.project_id", "in", projectIds)
    .$if(coversOnly, (query) => query.where("image.position", "=", 0))
    .orderBy("image.project_id")
    .orderBy("image.position")
    .execute();
  const pictureOf = await findPictures(
    context,
    rows.map(({ file }) => file),
  );
  return groupBy(
    rows,
    ({ projectId }) => projectId,
    ({ file }) => pictureOf(file),
  );
}

/** Reads the offers that are valid today, by project id. */
export async function offersOf(
  { database, locale, today }: ReadContext,
  projectIds: readonly number[],
): Promise<(projectId: number | null) => NonNullable<ProjectSummary["offer"]>[]> {
  const rows = await database
    .selectFrom("offer")
    .innerJoin("offer_text as text", (join) =>
      join.onRef("text.offer_id", "=", "offer.id").on("text.locale", "=", locale),
    )
    .select([
      "offer.project_id as projectId",
      "offer.slug",
      "text.badge",
      "offer.valid_until as validUntil",
    ])
    .where("offer.project_id", "in", projectIds)
    .where("offer.published", "=", 1)
    .where("offer.valid_from", "<=", today)
    .where("offer.valid_until", ">=", today)
    .orderBy("offer.position")
    .orderBy("offer.id")
    .execute();
  return groupBy(
    rows,
    ({ projectId }) => projectId,
    ({ projectId: _, ...offer }) => offer,
  );
}
