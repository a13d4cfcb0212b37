import { callingCodeOf, callingCountries } from "#domain/calling-codes.ts";
import type { Locale } from "#domain/locale.ts";
import { definitionOf } from "#i18n/languages.ts";

export interface CountryChoice {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** Without the plus: `90`. */
  callingCode: string;
}

export interface CountryChoices {
  /** Countries of most readers, the likeliest first. */
  likely: readonly CountryChoice[];
  others: readonly CountryChoice[];
}

const choicesByLocale = new Map<Locale, CountryChoices>();

export function countryChoices(locale: Locale): CountryChoices {
  const choices = choicesByLocale.get(locale) ?? makeChoices(locale);
  choicesByLocale.set(locale, choices);
  return choices;
}

function makeChoices(locale: Locale): CountryChoices {
  const { tag, countries } = definitionOf(locale);
  const { likely } = countries;
  const names = new Intl.DisplayNames(tag, { type: "region" });
  const choices = callingCountries.map((code) => ({
    code,
    name: countries.names[code] ?? names.of(code)?.replace(" - ", "–") ?? code,
    callingCode: callingCodeOf(code) ?? "",
  }));
  return {
    likely: likely.flatMap((code) => choices.filter((choice) => choice.code === code)),
    others: choices
      .filter(({ code }) => !likely.includes(code))
      .toSorted((one, other) => one.name.localeCompare(other.name, tag)),
  };
}
