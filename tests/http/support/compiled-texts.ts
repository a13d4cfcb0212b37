/** Vitest loads the formatter of compiled messages only, so the files are compiled here. */
import { readFileSync } from "node:fs";
import { createTranslator } from "use-intl/core";
import type { Locale } from "#domain/locale.ts";
import { compileTree, type MessageTree } from "#i18n/compiled-messages.ts";
import type { Messages } from "#i18n/messages.ts";
import type { Texts } from "#tests/e2e/support/message-texts.ts";

const known = new Map<Locale, Texts>();

export function textsOf(locale: Locale): Texts {
  const texts = known.get(locale) ?? readTexts(locale);
  known.set(locale, texts);
  return texts;
}

function readTexts(locale: Locale): Texts {
  const file = new URL(`../../../src/i18n/messages/${locale}.json`, import.meta.url);
  const tree = JSON.parse(readFileSync(file, "utf8")) as MessageTree; // the project's own file
  const messages = compileTree(tree) as Messages; // another test checks that the files match
  return createTranslator({ locale, messages });
}
