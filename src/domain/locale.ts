/** What the whole site knows of a language, in every page's script; how it writes is in `i18n/languages`. */
interface LocaleFacts {
  /** A draft is compiled and checked, and nothing else: no page, no menu, no sitemap and no content asks for it. */
  status: "published" | "draft";
  /** The language's own name, never translated. */
  label: string;
  /** Region-qualified tag for `Intl` and `og:locale`. */
  iso: string;
  /** Value of `<html lang>` and `hreflang`. */
  htmlLang: string;
  direction: Direction;
}

export type Direction = "ltr" | "rtl";

/** In the order in which menus and content files list them. */
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

/** Code of a language, a draft's too. */
export type LanguageCode = keyof Languages;

/** Code of a published language. */
export type Locale = PublishedCode<Languages>;

type Statuses = Readonly<Record<string, Pick<LocaleFacts, "status">>>;
type PublishedCode<Table extends Statuses> = {
  [Code in keyof Table & string]: Table[Code]["status"] extends "published" ? Code : never;
}[keyof Table & string];

/** Published languages. */
export const locales: readonly Locale[] = publishedCodes(languages);

/** Languages that are still being translated. */
export const draftCodes: readonly Exclude<LanguageCode, Locale>[] = draftsAmong(languages);

export const defaultLocale: Locale = "en";

export const localeFacts: Readonly<Record<Locale, LocaleFacts>> = languages;

/** Picks the published languages of a table, in its order. */
export function publishedCodes<Table extends Statuses>(table: Table): PublishedCode<Table>[] {
  return codesWith(table, "published") as PublishedCode<Table>[]; // filtered by the status that the type asks for
}

/** Picks the drafts of a table, in its order. */
export function draftsAmong<Table extends Statuses>(
  table: Table,
): Exclude<keyof Table & string, PublishedCode<Table>>[] {
  return codesWith(table, "draft") as Exclude<keyof Table & string, PublishedCode<Table>>[]; // as above
}

function codesWith(table: Statuses, status: LocaleFacts["status"]): string[] {
  return Object.keys(table).filter((code) => table[code]?.status === status);
}

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

/** Tells whether a word is the code of a published language, exactly as written (`EN` is not). */
export function isLocale(word: string | undefined): word is Locale {
  return locales.some((locale) => locale === word);
}
