import type { Developer } from "#content/kinds/developer.ts";
import { fromJson, toJson } from "#database/json.ts";
import { alsoCalledOf, eachLocale, localized, localizedTexts } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";

export const developers = mapping({
  name: "developers",
  table: "developer",
  parts: ["developer_text"],
  toColumns: (developer: Developer, ids) => ({
    name: developer.name,
    logo: developer.logo,
    founded: developer.founded,
    country_id: ids.idOf("region", developer.country),
    delivered: developer.delivered,
    under_construction: developer.underConstruction,
    image: developer.image,
  }),
  toParts: ({ alsoCalled, headquarters, summary, story, awards }) => ({
    developer_text: eachLocale((locale) => ({
      also_called: toJson(alsoCalled[locale]),
      headquarters: headquarters[locale],
      summary: summary[locale],
      story: story[locale],
      awards: toJson(awards.map((award) => award[locale])),
    })),
  }),
  toContent: ({ identity, columns, parts: { developer_text: texts } }, ids) => ({
    ...identity,
    name: columns.name,
    alsoCalled: alsoCalledOf(texts),
    logo: columns.logo,
    founded: columns.founded,
    headquarters: localized(texts, (text) => text.headquarters),
    country: ids.slugOf("region", columns.country_id),
    summary: localized(texts, (text) => text.summary),
    story: localized(texts, (text) => text.story),
    delivered: columns.delivered,
    underConstruction: columns.under_construction,
    awards: localizedTexts(texts, (text) => fromJson<string[]>(text.awards)),
    image: columns.image,
  }),
});
