import type { FooterLinks } from "#contract/settings.ts";
import { fromJson } from "#database/json.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { findSharePicture } from "#catalog/media/find-share-picture.ts";
import { readCompany } from "#catalog/settings/company.ts";

export async function readFooter(context: ReadContext): Promise<FooterLinks> {
  const [groups, company, sharePicture, listPictures] = await Promise.all([
    readGroups(context),
    readCompany(context),
    findSharePicture(context, "company"),
    readListPictures(context),
  ]);
  const content = groups.map((group) => {
    const titles = fromJson<string[]>(group.links);
    const paths = fromJson<string[]>(group.paths);
    return {
      title: group.title,
      links: paths.flatMap((path, index) => {
        const title = titles[index];
        return title === undefined ? [] : [{ title, path }];
      }),
    };
  });
  return { content, company, sharePicture, listPictures };
}

async function readListPictures(context: ReadContext): Promise<FooterLinks["listPictures"]> {
  const [offers, developers, videos, blog] = await Promise.all([
    findSharePicture(context, "list/offers"),
    findSharePicture(context, "list/developers"),
    findSharePicture(context, "list/videos"),
    findSharePicture(context, "list/blog"),
  ]);
  return { offers, developers, videos, blog };
}

function readGroups({ database, locale }: ReadContext) {
  return database
    .selectFrom("footer_group as group")
    .innerJoin("footer_group_text as text", (join) =>
      join.onRef("text.footer_group_id", "=", "group.id").on("text.locale", "=", locale),
    )
    .select(["text.title", "group.paths", "text.links"])
    .where("group.published", "=", 1)
    .orderBy("group.position")
    .orderBy("group.id")
    .execute();
}
