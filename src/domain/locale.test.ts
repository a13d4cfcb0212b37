import { expect, test } from "vitest";
import { draftsAmong, localeFacts, localeOfTag, locales, publishedCodes } from "#domain/locale.ts";

test("a language is found by each of its tags, case-insensitively", () => {
  for (const locale of locales) {
    const { iso, htmlLang } = localeFacts[locale];
    for (const tag of [locale, iso, htmlLang, iso.toLowerCase(), htmlLang.toUpperCase()]) {
      expect([tag, localeOfTag(tag)]).toEqual([tag, locale]);
    }
  }
});

test.each(["ar-SA", "zh-Hant", "zh-TW", "en-GB", "tr_TR", "xx", "", "__proto__"])(
  "the tag %s names none of our languages",
  (tag) => {
    expect(localeOfTag(tag)).toBeNull();
  },
);

test("a draft language is not among the published ones", () => {
  const table = { en: { status: "published" }, de: { status: "draft" } } as const;
  expect(publishedCodes(table)).toEqual(["en"]);
  expect(draftsAmong(table)).toEqual(["de"]);
});
