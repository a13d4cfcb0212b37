/** Facts that the browser needs in every bundle; formats belong in `i18n/languages`. */
interface LocaleFacts {
  /** A draft is compiled and tested but not offered: it has no routes, menu entries, sitemap or required content. */
  status: "published" | "draft";
  /** Name in the language itself. */
  label: string;
  /** BCP 47 tag with a region, for `Intl` and `og:locale`. */
  iso: string;
  /** Value of `<html lang>` and `hreflang`. */
  htmlLang: string;
  direction: Direction;
}

export type Direction = "ltr" | "rtl";

/** In the order of menus and content files. */
const languages = {
  en: { status: "published", label: "English", iso: "en-US", htmlLang: "en", direction: "ltr" },
  ar: { status: "published", label: "العربية", iso: "ar", htmlLang: "ar", direction: "rtl" },
  ru: { status: "published", label: "Русский", iso: "ru-RU", htmlLang: "ru", direction: "ltr" },
  tr: { status: "published", label: "Türkçe", iso: "tr-TR", htmlLang: "tr", direction: "ltr" },
  zh: {
    status: "published",
    label: "简体中文",
    iso: "zh-CN",
    htmlLang: "zh-Hans",
    direction: "ltr",
  },
} as const satisfies Record<string, LocaleFacts>;

type Languages = typeof languages;

/** Includes drafts. */
export type LanguageCode = keyof Languages;

export type Locale = PublishedCode<Languages>;

type Statuses = Readonly<Record<string, Pick<LocaleFacts, "status">>>;
type PublishedCode<Table extends Statuses> = {
  [Code in keyof Table & string]: Table[Code]["status"] extends "published" ? Code : never;
}[keyof Table & string];

export const locales: readonly Locale[] = publishedCodes(languages);

export const draftCodes: readonly Exclude<LanguageCode, Locale>[] = draftsAmong(languages);

export const defaultLocale: Locale = "en";

export const localeFacts: Readonly<Record<Locale, LocaleFacts>> = languages;

/** Returns the codes of a table's published languages, in its order. */
export function publishedCodes<Table extends Statuses>(table: Table): PublishedCode<Table>[] {
  return codesWith(table, "published") as PublishedCode<Table>[]; // filtered by the status that the type asks for
}

/** Returns the codes of a table's drafts, in its order. */
export function draftsAmong<Table extends Statuses>(
  table: Table,
): Exclude<keyof Table & string, PublishedCode<Table>>[] {
  return codesWith(table, "draft") as Exclude<keyof Table & string, PublishedCode<Table>>[]; // as above
}

function codesWith(table: Statuses, status: LocaleFacts["status"]): string[] {
  return Object.keys(table).filter((code) => table[code]?.status === status);
}

export function tagsOf(locale: Locale): string[] {
  const { iso, htmlLang } = localeFacts[locale];
  return [...new Set([locale, iso, htmlLang])];
}

const localesByTag: ReadonlyMap<string, Locale> = new Map(
  locales.flatMap((locale) => tagsOf(locale).map((tag) => [tag.toLowerCase(), locale] as const)),
);

/** Finds the locale whose code, `iso` or `htmlLang` equals a tag, ignoring case; null otherwise, also for `ar-SA`. */
export function localeOfTag(tag: string): Locale | null {
  return localesByTag.get(tag.toLowerCase()) ?? null;
}

export function isLocale(word: string | undefined): word is Locale {
  return locales.some((locale) => locale === word);
}
