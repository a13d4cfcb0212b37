/** Converts between maps of locales, as files have them, and one row for each locale, as tables have them. */
import { type Locale, locales } from "#domain/locale.ts";
import type { Json } from "#database/schema.ts";
import type { AlsoCalled, LocalizedText } from "#content/kinds/text.ts";
import { fromJson } from "#database/json.ts";

type InOneLanguage = { locale: Locale };

export function eachLocale<Text>(make: (locale: Locale) => Text): (Text & InOneLanguage)[] {
  return locales.map((locale) => ({ ...make(locale), locale }));
}

/** Collects one column of the rows into a map of locales. */
export function localized<Row extends InOneLanguage>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
): LocalizedText {
  const texts = new Map(rows.map((row) => [row.locale, textOf(row)]));
  const entries = locales.map((locale) => [locale, texts.get(locale) ?? missing(locale)]);
  return Object.fromEntries(entries) as LocalizedText; // fromEntries loses the key types
}

export function alsoCalledOf(rows: readonly (InOneLanguage & { also_called: Json })[]): AlsoCalled {
  const names = rows.map((row) => [row.locale, fromJson<string[]>(row.also_called)]);
  return Object.fromEntries(names) as AlsoCalled; // a text table has a row for every locale
}

/** Null if the text is absent; it is there in all locales or in none. */
export function localizedOrNull<Row extends InOneLanguage>(
  rows: readonly Row[],
  textOf: (row: Row) => string | null,
): LocalizedText | null {
  if (rows.every((row) => textOf(row) === null)) return null;
  return localized(rows, (row) => textOf(row) ?? missing(row.locale));
}

/** Turns one list for each locale into one list of localized items; all lists have the same length. */
export function localizedList<Row extends InOneLanguage, Item>(
  rows: readonly Row[],
  itemsOf: (row: Row) => readonly Item[],
): (InOneLanguage & { item: Item })[][] {
  const lists = rows.map((row) => ({ locale: row.locale, items: itemsOf(row) }));
  const [first] = lists;
  return (first?.items ?? []).map((_, index) =>
    lists.map(({ locale, items }) => {
      const item = items[index];
      return { locale, item: item === undefined ? missing(locale) : item };
    }),
  );
}

export function localizedTexts<Row extends InOneLanguage>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly string[],
): LocalizedText[] {
  return localizedList(rows, textsOf).map((each) => localized(each, ({ item }) => item));
}

function missing(locale: Locale): never {
  throw new Error(`A text has no ${locale}.`);
}
