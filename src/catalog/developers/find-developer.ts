import type { Developer } from "#contract/developer.ts";
import { selectDevelopers, summarizeDevelopers } from "#catalog/developers/select-developers.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import { findSharePicture } from "#catalog/media/find-share-picture.ts";
import { newestProjects } from "#catalog/projects/newest-projects.ts";
import { summarizeProjects } from "#catalog/projects/summaries.ts";
import { fromJson } from "#database/json.ts";
import { withdrawn, type ReadContext } from "#catalog/read-context.ts";

/** The largest id that both SQLite and PostgreSQL columns hold. */
const largestId = 2 ** 31 - 1;

/** Finds a developer by slug or by id, which no slug can look like; `withdrawn` if it was published before. */
export async function findDeveloper(
  context: ReadContext,
  slugOrNumber: string,
): Promise<Developer | typeof withdrawn | null> {
  const id = await findId(context, slugOrNumber);
  if (id === null || id === withdrawn) return id;
  const [row, projects] = await Promise.all([
    selectDevelopers(context)
      .select(["text.story", "text.awards", "developer.image"])
      .where("developer.id", "=", id)
      .executeTakeFirst(),
    newestProjects(context, { developerId: id }),
  ]);
  if (row === undefined) return null; // withdrawn between two queries
  const [[summary], pictureOf, listed, sharePicture] = await Promise.all([
    summarizeDevelopers(context, [row]),
    findPictures(context, [row.image]),
    summarizeProjects(context, projects),
    findSharePicture(context, `developer/${row.slug}`),
  ]);
  if (summary === undefined) throw new Error(`Developer ${id} has no summary`);
  return {
    ...summary,
    story: row.story,
    awards: fromJson<string[]>(row.awards),
    image: row.image === null ? null : pictureOf(row.image),
    listed,
    sharePicture,
  };
}

async function findId(
  { database }: ReadContext,
  slugOrNumber: string,
): Promise<number | typeof withdrawn | null> {
  const query = database.selectFrom("developer").select(["id", "published"]);
  const isNumber = /^[1-9]\d*$/.test(slugOrNumber);
  if (isNumber && Number(slugOrNumber) > largestId) return null;
  const row = await (
    isNumber ? query.where("id", "=", Number(slugOrNumber)) : query.where("slug", "=", slugOrNumber)
  ).executeTakeFirst();
  if (row === undefined) return null;
  return row.published === 1 ? row.id : withdrawn;
}
