import { expect, test } from "vitest";
import { callingCodeOf, callingCountries } from "#domain/calling-codes.ts";
import { locales, type Locale } from "#domain/locale.ts";
import { countryChoices } from "#i18n/country-names.ts";
import { likelyCountry } from "#i18n/languages.ts";

function namesOf(locale: Locale): Map<string, string> {
  const { likely, others } = countryChoices(locale);
  return new Map([...likely, ...others].map(({ code, name }) => [code, name]));
}

test.each(locales)("%s names every country once, each by a name of its own", (locale) => {
  const { likely, others } = countryChoices(locale);
  expect([...likely, ...others].map(({ code }) => code).sort()).toEqual(callingCountries);
  expect(new Set(namesOf(locale).values()).size).toBe(callingCountries.length);
  expect([...namesOf(locale)].filter(([code, name]) => name === code)).toEqual([]);
});

test("the likely country of each language comes first and has a calling code", () => {
  const likely = locales.map((locale) => countryChoices(locale).likely[0]);
  expect(likely.map((country) => country?.code)).toEqual(locales.map(likelyCountry));
  expect(likely.map((country) => callingCodeOf(country?.code ?? ""))).toEqual([
    "44",
    "966",
    "7",
    "90",
    "86",
  ]);
});

test("countries have the site's own names", () => {
  const named = locales.map((locale) =>
    ["TR", "AE", "CY"].map((code) => namesOf(locale).get(code)),
  );
  expect(named).toEqual([
    ["Turkey", "United Arab Emirates", "Cyprus"],
    ["تركيا", "الإمارات العربية المتحدة", "قبرص"],
    ["Турция", "ОАЭ", "Кипр"],
    ["Türkiye", "Birleşik Arap Emirlikleri", "Kıbrıs"],
    ["土耳其", "阿联酋", "塞浦路斯"],
  ]);
});

test("Chinese names are those of the mainland", () => {
  const names = namesOf("zh");
  expect(["HK", "MO", "TW"].map((code) => names.get(code))).toEqual([
    "中国香港",
    "中国澳门",
    "中国台湾",
  ]);
});

test.each<[Locale, string, string]>([
  ["en", "Åland Islands", "Albania"],
  ["ar", "آيسلندا", "أفغانستان"],
  ["ru", "Ямайка", "Япония"],
  ["tr", "Curaçao", "Çad"],
  ["tr", "Irak", "İran"],
  ["zh", "埃及", "爱尔兰"],
])("%s sorts %s before %s", (locale, one, other) => {
  const names = countryChoices(locale).others.map(({ name }) => name);
  expect(names.filter((name) => name === one || name === other)).toEqual([one, other]);
});

test("a list is computed once", () => {
  expect(countryChoices("ru")).toBe(countryChoices("ru"));
});
