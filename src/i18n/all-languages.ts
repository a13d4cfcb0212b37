/** Registers every locale; import it where output is written in all of them. */
import { type LanguageCode, locales } from "#domain/locale.ts";
import { type LanguageDefinition, registerLanguage } from "#i18n/languages.ts";
import { arabic } from "#i18n/languages/ar.ts";
import { english } from "#i18n/languages/en.ts";
import { russian } from "#i18n/languages/ru.ts";
import { turkish } from "#i18n/languages/tr.ts";
import { chinese } from "#i18n/languages/zh.ts";

export const definitions: Readonly<Record<LanguageCode, LanguageDefinition>> = {
  en: english,
  ar: arabic,
  ru: russian,
  tr: turkish,
  zh: chinese,
};

for (const locale of locales) registerLanguage(locale, definitions[locale]);
