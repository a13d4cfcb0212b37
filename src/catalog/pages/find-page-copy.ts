import type { PageCopy, PageSection } from "#contract/page.ts";
import { findPictures } from "#catalog/media/find-pictures.ts";
import { fromJson } from "#database/json.ts";
import { type ReadContext, publishedFlags } from "#catalog/read-context.ts";

/** The JSON of `page_text.sections`, with pictures by file name. */
interface StoredSection extends Omit<PageSection, "image"> {
  image: string | null;
}

export async function findPageCopy(context: ReadContext, slug: string): Promise<PageCopy | null> {
  const { database, locale } = context;
  const row = await database
    .selectFrom("page")
    .innerJoin("page_text as text", (join) =>
      join.onRef("text.page_id", "=", "page.id").on("text.locale", "=", locale),
    )
    .select([
      "page.slug",
      "text.title",
      "text.description",
      "text.hero_heading as heading",
      "text.hero_text as text",
      "page.hero_image as image",
      "text.sections",
      "page.version",
    ])
    .where("page.slug", "=", slug)
    .where("page.published", "in", publishedFlags(context))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { heading, text, image, ...copy } = row;
  const sections = fromJson<StoredSection[]>(copy.sections);
  const pictureOf = await findPictures(context, [
    image,
    ...sections.map((section) => section.image),
  ]);
  const picture = (file: string | null) => (file === null ? null : pictureOf(file));
  return {
    ...copy,
    hero: { heading, text, image: picture(image) },
    sections: sections.map((section) => ({ ...section, image: picture(section.image) })),
  };
}
