import type { FooterLinks } from "#contract/settings.ts";
import { fromJson, type Reading } from "#catalog/reading.ts";
import { findSharePicture } from "#catalog/media/find-share-picture.ts";
import { readCompany } from "#catalog/settings/company.ts";

export async function readFooter(reading: Reading): Promise<FooterLinks> {
  const [groups, company, sharePicture, listPictures] = await Promise.all([
    readGroups(reading),
    readCompany(reading),
    findSharePicture(reading, "company"),
    readListPictures(reading),
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

async function readListPictures(reading: Reading): Promise<FooterLinks["listPictures"]> {
  const [offers, developers, videos, blog] = await Promise.all([
    findSharePicture(reading, "list/offers"),
    findSharePicture(reading, "list/developers"),
    findSharePicture(reading, "list/videos"),
    findSharePicture(reading, "list/blog"),
  ]);
  return { offers, developers, videos, blog };
}

function readGroups({ database, locale }: Reading) {
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
