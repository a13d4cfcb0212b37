/** What languages are called, for people who look for somebody to talk to. */
import type { Locale } from "#domain/locale.ts";
import { definitionOf } from "#i18n/languages.ts";

const made = new Map<Locale, Intl.DisplayNames>();

/** Names a language, an ISO 639-1 code, in another: `tr` is Turkish in English. A code that nobody knows names itself. */
export function languageName(locale: Locale, code: string): string {
  const names =
    made.get(locale) ?? new Intl.DisplayNames(definitionOf(locale).tag, { type: "language" });
  made.set(locale, names);
  return names.of(code) ?? code;
}
