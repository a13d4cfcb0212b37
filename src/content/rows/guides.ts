import type { Section } from "#content/kinds/text.ts";
import type { Locale } from "#domain/locale.ts";
import { fromJson, toJson } from "#database/json.ts";
import { localized, localizedList } from "#content/rows/localized.ts";

interface SectionText {
  heading: string;
  body: string;
}

export function guideText(sections: readonly Section[], locale: Locale): string {
  return toJson(
    sections.map(({ heading, body }): SectionText => ({
      heading: heading[locale],
      body: body[locale],
    })),
  );
}

/** Inverse of `guideText` over all locales. */
export function guideSections(texts: readonly { locale: Locale; guide: string }[]): Section[] {
  return localizedList(texts, (text) => fromJson<SectionText[]>(text.guide)).map((section) => ({
    heading: localized(section, ({ item }) => item.heading),
    body: localized(section, ({ item }) => item.body),
  }));
}
