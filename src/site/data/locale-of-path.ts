import { defaultLocale, isLocale, type Locale } from "#domain/locale.ts";

/** The language at the start of a path of the site; English where there is none that we know. */
export function localeOfPath(path: string): Locale {
  const word = path.split("/", 2)[1]?.replace(/\.data$/, "");
  return isLocale(word) ? word : defaultLocale;
}
