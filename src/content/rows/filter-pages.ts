import type { FilterPage } from "#content/kinds/filter-page.ts";
import { fromJson, toJson } from "#database/json.ts";
import { eachLocale, localized } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";

export const filterPages = mapping({
  name: "filter pages",
  table: "filter_page",
  parts: ["filter_page_text"],
  toColumns: ({ query }: FilterPage) => ({ query: toJson(query) }),
  toParts: ({ title, heading, intro }) => ({
    filter_page_text: eachLocale((locale) => ({
      title: title[locale],
      heading: heading[locale],
      intro: intro[locale],
    })),
  }),
  toContent: ({ identity, columns, parts: { filter_page_text: texts } }) => ({
    ...identity,
    title: localized(texts, (text) => text.title),
    heading: localized(texts, (text) => text.heading),
    intro: localized(texts, (text) => text.intro),
    query: fromJson<FilterPage["query"]>(columns.query),
  }),
});
