import { defaultLocale, isLocale, type Locale } from "#domain/locale.ts";

/** Falls back to the default locale. */
export function localeOfPath(path: string): Locale {
  const word = path.split("/", 2)[1]?.replace(/\.data$/, "");
  return isLocale(word) ? word : defaultLocale;
}
