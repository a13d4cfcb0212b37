import type { NotNull } from "kysely";
import type { Picture } from "#contract/picture.ts";
import { fromJson } from "#database/json.ts";
import type { ReadContext } from "#catalog/read-context.ts";

/** Reads pictures by file name; the lookup throws for an unknown name, because the content check has verified all names. */
export async function findPictures(
  { database, locale }: ReadContext,
  files: readonly (string | null)[],
): Promise<(file: string) => Picture> {
  const names = [...new Set(files.filter((file) => file !== null))];
  if (names.length === 0) return throwMissingPicture;
  const rows = await database
    .selectFrom("media")
    .innerJoin("media_text", (join) =>
      join.onRef("media_text.media_id", "=", "media.id").on("media_text.locale", "=", locale),
    )
    .select([
      "media.slug",
      "media.url",
      "media.variants",
      "media.width",
      "media.height",
      "media.color",
      "media_text.alt",
    ])
    .where("media.slug", "in", names)
    .$narrowType<{ width: NotNull; height: NotNull; color: NotNull }>() // only captions lack them
    .execute();
  const pictures = new Map(
    rows.map(({ slug, variants, ...picture }): [string, Picture] => [
      slug,
      { ...picture, ...fromJson<Pick<Picture, "widths" | "formats">>(variants) },
    ]),
  );
  return (file) => pictures.get(file) ?? throwMissingPicture(file);
}

function throwMissingPicture(file: string): never {
  throw new Error(`No picture named ${file}`);
}
