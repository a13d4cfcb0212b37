/** The site's texts: one file a language, read when it is first needed and kept. */
import type { Locale } from "#domain/locale.ts";
import type english from "#i18n/messages/en.json";

/** English fixes the keys; a test keeps the other files in step. */
export type Messages = typeof english;

const files: Record<Locale, () => Promise<{ default: Messages }>> = {
  en: () => import("#i18n/messages/en.json"),
  ar: () => import("#i18n/messages/ar.json"),
  ru: () => import("#i18n/messages/ru.json"),
  tr: () => import("#i18n/messages/tr.json"),
  zh: () => import("#i18n/messages/zh.json"),
};

const read = new Map<Locale, Messages>();

/** Reads a language's texts before the first render that shows them. */
export async function readMessages(locale: Locale): Promise<void> {
  if (!read.has(locale)) read.set(locale, (await files[locale]()).default);
}

/** Gives texts that `readMessages` has read, because a render cannot wait. Throws where it was forgotten. */
export function messagesOf(locale: Locale): Messages {
  const messages = read.get(locale);
  if (messages === undefined) throw new Error(`The messages of ${locale} have not been read`);
  return messages;
}
