/** The five languages of the site, in the order in which menus and content files list them. */
export const locales = ["en", "ar", "ru", "tr", "zh"] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale: Locale = "en";

export type Direction = "ltr" | "rtl";

interface LocaleFacts {
  /** The language's own name, never translated. */
  label: string;
  /** Region-qualified tag for `Intl` and `og:locale`. */
  iso: string;
  /** Value of `<html lang>` and `hreflang`. */
  htmlLang: string;
  direction: Direction;
}

export const localeFacts: Readonly<Record<Locale, LocaleFacts>> = {
  en: { label: "English", iso: "en-US", htmlLang: "en", direction: "ltr" },
  ar: { label: "العربية", iso: "ar", htmlLang: "ar", direction: "rtl" },
  ru: { label: "Русский", iso: "ru-RU", htmlLang: "ru", direction: "ltr" },
  tr: { label: "Türkçe", iso: "tr-TR", htmlLang: "tr", direction: "ltr" },
  zh: { label: "简体中文", iso: "zh-CN", htmlLang: "zh-Hans", direction: "ltr" },
};

/** The tags of each language, its code first. */
export function tagsOf(locale: Locale): string[] {
  const { iso, htmlLang } = localeFacts[locale];
  return [...new Set([locale, iso, htmlLang])];
}

const localesByTag: ReadonlyMap<string, Locale> = new Map(
  locales.flatMap((locale) => tagsOf(locale).map((tag) => [tag.toLowerCase(), locale] as const)),
);

/** Finds the language that a tag names, in any case: our code, `iso` or `htmlLang`, whole. Null for any other, `ar-SA` too. */
export function localeOfTag(tag: string): Locale | null {
  return localesByTag.get(tag.toLowerCase()) ?? null;
}

/** Tells whether a word is one of our language codes, exactly as written (`EN` is not). */
export function isLocale(word: string | undefined): word is Locale {
  return locales.some((locale) => locale === word);
}
