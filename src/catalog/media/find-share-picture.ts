import type { SharePicture } from "#contract/picture.ts";
import type { ReadContext } from "#catalog/read-context.ts";

type Kind = "country" | "city" | "town" | "developer" | "project" | "post" | "page" | "list";

/** Finds the Open Graph picture of a page; null if the loaded content has none. */
export async function findSharePicture(
  { database, locale }: ReadContext,
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
