import type { SharePicture } from "#contract/picture.ts";
import type { Reading } from "#catalog/reading.ts";

type Kind = "country" | "city" | "town" | "developer" | "project" | "post" | "page" | "list";

/** Finds the picture that stands for a page where it is shared; null where the content was loaded before there were any. */
export async function findSharePicture(
  { database, locale }: Reading,
  subject: `${Kind}/${string}` | "company",
): Promise<SharePicture | null> {
  const picture = await database
    .selectFrom("share_picture as picture")
    .innerJoin("share_picture_text as text", (join) =>
      join.onRef("text.share_picture_id", "=", "picture.id").on("text.locale", "=", locale),
    )
    .select(["text.url", "text.alt"])
    .where("picture.slug", "=", subject)
    .executeTakeFirst();
  return picture ?? null;
}
