import type { FooterGroup } from "#content/kinds/footer-group.ts";
import { fromJson, toJson } from "#database/json.ts";
import { eachLocale, localized, localizedTexts } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";

export const footerGroups = mapping({
  name: "footer groups",
  table: "footer_group",
  parts: ["footer_group_text"],
  toColumns: ({ links }: FooterGroup) => ({ paths: toJson(links.map((link) => link.path)) }),
  toParts: ({ group, links }) => ({
    footer_group_text: eachLocale((locale) => ({
      title: group[locale],
      links: toJson(links.map((link) => link.title[locale])),
    })),
  }),
  toContent: ({ identity, columns, parts: { footer_group_text: texts } }) => {
    const paths = fromJson<string[]>(columns.paths);
    const titles = localizedTexts(texts, (text) => fromJson<string[]>(text.links));
    return {
      published: identity.published,
      group: localized(texts, (text) => text.title),
      links: titles.map((title, index) => ({ title, path: paths[index] ?? "" })),
    };
  },
});
