/** Names of countries for selectors, sorted as each language sorts. */
import { callingCodeOf, callingCountries } from "#domain/calling-codes.ts";
import type { Locale } from "#domain/locale.ts";
import { habitsOf } from "#i18n/habits.ts";

export interface CountryChoice {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  /** Without the plus: `90`. */
  callingCode: string;
}

export interface CountryChoices {
  /** Where most readers of the language are, the likeliest first. */
  likely: readonly CountryChoice[];
  others: readonly CountryChoice[];
}

const likelyCountries: Readonly<Record<Locale, readonly string[]>> = {
  en: ["GB", "US", "CA", "IN", "AE", "TR", "CY"],
  ar: ["SA", "AE", "KW", "QA", "BH", "OM", "IQ", "JO", "EG"],
  ru: ["RU", "KZ", "BY", "UZ", "AE", "TR", "CY"],
  tr: ["TR", "DE", "NL", "AT", "AZ", "AE", "CY"],
  zh: ["CN", "HK", "MO", "TW", "SG", "MY", "AE"],
};

/** Where the site's own texts, or the readers of a language, say it otherwise than Unicode does. */
const ownNames: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: { HK: "Hong Kong", MO: "Macao", MM: "Myanmar", PS: "Palestine", TR: "Turkey" },
  ar: {
    HK: "هونغ كونغ",
    MO: "ماكاو",
    MM: "ميانمار",
    PS: "فلسطين",
    SX: "سينت مارتن",
    TL: "تيمور الشرقية",
  },
  ru: {
    CD: "ДР Конго",
    CF: "ЦАР",
    CG: "Республика Конго",
    DO: "Доминикана",
    FM: "Микронезия",
    HK: "Гонконг",
    KP: "Северная Корея",
    KR: "Южная Корея",
    MM: "Мьянма",
    MO: "Макао",
    PS: "Палестина",
    US: "США",
    ZA: "ЮАР",
  },
  tr: { HK: "Hong Kong", MM: "Myanmar", MO: "Makao", PS: "Filistin" },
  zh: { AE: "阿联酋", HK: "中国香港", MO: "中国澳门", PS: "巴勒斯坦", TW: "中国台湾" },
};

const made = new Map<Locale, CountryChoices>();

/** Gives every country by its name in a language; they are sorted once. */
export function countryChoices(locale: Locale): CountryChoices {
  const choices = made.get(locale) ?? makeChoices(locale);
  made.set(locale, choices);
  return choices;
}

function makeChoices(locale: Locale): CountryChoices {
  const { tag } = habitsOf[locale];
  const names = new Intl.DisplayNames(tag, { type: "region" });
  const choices = callingCountries.map((code) => ({
    code,
    name: ownNames[locale][code] ?? names.of(code)?.replace(" - ", "–") ?? code,
    callingCode: callingCodeOf(code) ?? "",
  }));
  const likely = likelyCountries[locale];
  return {
    likely: likely.flatMap((code) => choices.filter((choice) => choice.code === code)),
    others: choices
      .filter(({ code }) => !likely.includes(code))
      .toSorted((one, other) => one.name.localeCompare(other.name, tag)),
  };
}
