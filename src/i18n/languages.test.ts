import { expect, test } from "vitest";
import { callingCodeOf } from "#domain/calling-codes.ts";
import { locales } from "#domain/locale.ts";
import { definitions } from "#i18n/all-languages.ts";
import { definitionOf } from "#i18n/languages.ts";

test.each(Object.entries(definitions))(
  "the definition of %s, a draft's too, is valid",
  (_, definition) => {
    const { tag, countries, channels } = definition;
    expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag]);
    expect(countries.likely.filter((code) => callingCodeOf(code) === null)).toEqual([]);
    expect(Object.keys(countries.names).filter((code) => callingCodeOf(code) === null)).toEqual([]);
    expect(channels.blocked).not.toContain(channels.direct[0]);
    expect(channels.direct).toContain("phone");
  },
);

test("published languages are registered", () => {
  expect(locales.map(definitionOf)).toEqual(locales.map((locale) => definitions[locale]));
});
