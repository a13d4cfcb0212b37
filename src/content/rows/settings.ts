import { type Locale, locales } from "#domain/locale.ts";
import type { Settings } from "#content/kinds/settings.ts";
import { fromJson, toJson } from "#database/json.ts";
import { eachLocale, localized } from "#content/rows/localized.ts";
import { mapping } from "#content/rows/mapping.ts";

type CompanyText = Record<"tagline" | "hours", string>;
type Company = {
  value: Omit<Settings, "addresses" | "tagline" | "hours">;
  text: Record<Locale, CompanyText>;
};

type OfficeText = Record<"address", string>;
type Office = {
  value: Omit<Settings["addresses"][number], "address">;
  text: Record<Locale, OfficeText>;
};

export type Setting = Company | Office;

export const settings = mapping({
  name: "settings",
  table: "setting",
  onAbsent: "delete",
  parts: ["setting_text"],
  toColumns: ({ value }: Setting) => ({ value: toJson(value) }),
  toParts: ({ text }) => ({
    setting_text: eachLocale((locale) => ({ value: toJson(text[locale]) })),
  }),
  toContent: ({ columns, parts }) => {
    const text = Object.fromEntries(
      parts.setting_text.map(({ locale, value }) => [locale, fromJson(value)]),
    );
    return { value: fromJson(columns.value), text } as Setting; // what toColumns and toParts were given
  },
});

/** The company first, then its offices in their order. */
export function settingsInParts({
  addresses,
  tagline,
  hours,
  ...company
}: Settings): [Company, ...Office[]] {
  return [
    {
      value: company,
      text: inLocales((locale) => ({ tagline: tagline[locale], hours: hours[locale] })),
    },
    ...addresses.map(({ address, ...office }) => ({
      value: office,
      text: inLocales((locale) => ({ address: address[locale] })),
    })),
  ];
}

/** Inverse of `settingsInParts`. */
export function settingsOf(parts: readonly Setting[]): Settings {
  const [company, ...offices] = parts as [Company, ...Office[]]; // in the order of settingsInParts
  return {
    ...company.value,
    tagline: textOf(company.text, (text) => text.tagline),
    hours: textOf(company.text, (text) => text.hours),
    addresses: offices.map((office) => ({
      ...office.value,
      address: textOf(office.text, (text) => text.address),
    })),
  };
}

function inLocales<Text>(make: (locale: Locale) => Text): Record<Locale, Text> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<
    Locale,
    Text
  >; // its keys are the locales
}

function textOf<Text>(texts: Record<Locale, Text>, pick: (text: Text) => string) {
  return localized(
    eachLocale((locale) => ({ text: texts[locale] })),
    ({ text }) => pick(text),
  );
}
