import type { Locale } from "#domain/locale.ts";
import type { Page } from "#content/kinds/page.ts";
import { figureIn, figureOf } from "#content/rows/figures.ts";
import { fromJson, toJson } from "#database/json.ts";
import { eachLocale, localized, localizedList } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";

/** The JSON of `page_text.sections`. */
interface SectionText {
  kind: string;
  heading: string;
  body: string;
  image: string | null;
  items: { heading: string; text: string; figure: string | null }[];
}

export const pages = mapping({
  name: "pages",
  table: "page",
  parts: ["page_text"],
  toColumns: ({ hero, version }: Page) => ({ hero_image: hero.image, version }),
  toParts: ({ title, description, hero, sections }) => ({
    page_text: eachLocale((locale) => ({
      title: title[locale],
      description: description[locale],
      hero_heading: hero.heading[locale],
      hero_text: hero.text[locale],
      sections: toJson(sections.map((section) => sectionText(section, locale))),
    })),
  }),
  toContent: ({ identity, columns, parts: { page_text: texts } }) => ({
    ...identity,
    slug: identity.slug as Page["slug"], // the schema of the pack allows no other
    title: localized(texts, (text) => text.title),
    description: localized(texts, (text) => text.description),
    hero: {
      heading: localized(texts, (text) => text.hero_heading),
      text: localized(texts, (text) => text.hero_text),
      image: columns.hero_image,
    },
    sections: localizedList(texts, (text) => fromJson<SectionText[]>(text.sections)).map(sectionOf),
    version: columns.version,
  }),
});

function sectionText(
  { kind, heading, body, image, items }: Page["sections"][number],
  locale: Locale,
): SectionText {
  return {
    kind,
    heading: heading[locale],
    body: body[locale],
    image,
    items: items.map((item) => ({
      heading: item.heading[locale],
      text: item.text[locale],
      figure: item.figure === null ? null : figureIn(item.figure, locale),
    })),
  };
}

function sectionOf(
  section: readonly { locale: Locale; item: SectionText }[],
): Page["sections"][number] {
  const [first] = section;
  return {
    kind: first?.item.kind ?? "text",
    heading: localized(section, ({ item }) => item.heading),
    body: localized(section, ({ item }) => item.body),
    image: first?.item.image ?? null,
    items: localizedList(section, ({ item }) => item.items).map((each) => ({
      heading: localized(each, ({ item }) => item.heading),
      text: localized(each, ({ item }) => item.text),
      figure: figureOf(each, ({ item }) => item.figure),
    })),
  };
}
