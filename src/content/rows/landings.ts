import type { Locale } from "#domain/locale.ts";
import type { Landing } from "#content/kinds/landing.ts";
import { type LandingCopy, landingCopy, landingOf } from "#content/rows/landing-copy.ts";
import { fromJson, toJson } from "#content/rows/json.ts";
import { eachLocale, localized } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";

export const landings = mapping({
  name: "landing pages",
  table: "landing",
  parts: ["landing_text"],
  toColumns: ({ country, hero }: Landing, ids) => ({
    country_id: ids.idOf("region", country),
    hero_image: hero.image,
  }),
  toParts: (landing) => ({
    landing_text: eachLocale((locale: Locale) => ({
      title: landing.title[locale],
      description: landing.description[locale],
      hero_heading: landing.hero.heading[locale],
      hero_text: landing.hero.text[locale],
      copy: toJson(landingCopy(landing, locale)),
    })),
  }),
  toContent: ({ identity, columns, parts: { landing_text: texts } }, ids) => ({
    ...identity,
    slug: identity.slug as Landing["slug"], // the schema of the pack allows no other
    country: ids.slugOf("region", columns.country_id),
    title: localized(texts, (text) => text.title),
    description: localized(texts, (text) => text.description),
    hero: {
      heading: localized(texts, (text) => text.hero_heading),
      text: localized(texts, (text) => text.hero_text),
      image: columns.hero_image,
    },
    ...landingOf(texts.map(({ locale, copy }) => ({ locale, copy: fromJson<LandingCopy>(copy) }))),
  }),
});
