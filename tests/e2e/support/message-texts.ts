import { readFileSync } from "node:fs";
import { createTranslator } from "use-intl/core";
import type { Locale } from "#domain/locale.ts";
import type { Messages } from "#i18n/messages.ts";

export type Texts = ReturnType<typeof textsOf>;

export function textsOf(locale: Locale) {
  const file = new URL(`../../../src/i18n/messages/${locale}.json`, import.meta.url);
  const messages = JSON.parse(readFileSync(file, "utf8")) as Messages; // another test checks that the files match
  return createTranslator({ locale, messages });
}
