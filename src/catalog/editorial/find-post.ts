import type { Post } from "#contract/post.ts";
import { selectPosts, releasedPosts, summarizePosts } from "#catalog/editorial/select-posts.ts";
import { findTeamMember } from "#catalog/editorial/team.ts";
import { findSharePicture } from "#catalog/media/find-share-picture.ts";
import { withdrawn, type ReadContext } from "#catalog/read-context.ts";

const relatedCount = 3;

/** Finds an article by its slug; null if unknown or not yet released, `withdrawn` if published before. */
export async function findPost(
  context: ReadContext,
  slug: string,
): Promise<Post | typeof withdrawn | null> {
  const row = await readRow(context, slug);
  if (row === undefined) return (await wasPublished(context, slug)) ? withdrawn : null;
  const { country, countryName, countryNameIn } = row;
  const [relatedRows, writer, sharePicture] = await Promise.all([
    readRelated(context, row),
    findTeamMember(context, row.authorId),
    findSharePicture(context, `post/${slug}`),
  ]);
  const [summary, ...related] = await summarizePosts(context, [row, ...relatedRows]);
  if (summary === undefined) throw new Error(`Article ${slug} has no summary`);
  return {
    ...summary,
    body: row.body,
    writer,
    country:
      country === null || countryName === null || countryNameIn === null
        ? null
        : { slug: country, name: countryName, nameIn: countryNameIn },
    related,
    sharePicture,
  };
}

function readRow(context: ReadContext, slug: string) {
  return selectPosts(context)
    .leftJoin("region as country", (join) =>
      join.onRef("country.id", "=", "post.country_id").on("country.published", "=", 1),
    )
    .leftJoin("region_text as country_text", (join) =>
      join
        .onRef("country_text.region_id", "=", "country.id")
        .on("country_text.locale", "=", context.locale),
    )
    .select([
      "post.id",
      "post.author_id as authorId",
      "post.category_id as categoryId",
      "country.id as countryId",
      "country.slug as country",
      "country_text.name as countryName",
      "country_text.name_in as countryNameIn",
    ])
    .where("post.slug", "=", slug)
    .executeTakeFirst();
}

type Subject = Pick<
  NonNullable<Awaited<ReturnType<typeof readRow>>>,
  "id" | "categoryId" | "countryId"
>;

function readRelated(context: ReadContext, { id, categoryId, countryId }: Subject) {
  return selectPosts(context)
    .where("post.id", "!=", id)
    .where((eb) =>
      eb.or([
        eb("post.category_id", "=", categoryId),
        ...(countryId === null ? [] : [eb("post.country_id", "=", countryId)]),
      ]),
    )
    .limit(relatedCount)
    .execute();
}

/** Whether an invisible article was released before. */
async function wasPublished(context: ReadContext, slug: string): Promise<boolean> {
  const row = await releasedPosts(context)
    .select("post.id")
    .where("post.slug", "=", slug)
    .executeTakeFirst();
  return row !== undefined;
}
