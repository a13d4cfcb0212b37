import type { Locale } from "#domain/locale.ts";
import { definitionOf } from "#i18n/languages.ts";

const displayNamesByLocale = new Map<Locale, Intl.DisplayNames>();

/** Names an ISO 639-1 language in a locale, `tr` in English as Turkish; an unknown code is returned as it is. */
export function languageName(locale: Locale, code: string): string {
  const names =
    displayNamesByLocale.get(locale) ??
    new Intl.DisplayNames(definitionOf(locale).tag, { type: "language" });
  displayNamesByLocale.set(locale, names);
  return names.of(code) ?? code;
}
