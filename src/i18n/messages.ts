/** The site's texts: each language's screens bring their own file, so that a visitor loads one language only. */
import { createTranslator, type NamespaceKeys, type NestedKeyOf } from "use-intl";
import type { Locale } from "#domain/locale.ts";
import type english from "#i18n/messages/en.json";

/** English fixes the keys; the compiler and a test keep the other files in step. */
export type Messages = typeof english;

const kept = new Map<Locale, Messages>();

/** Keeps a language's texts for everything that is written outside React, such as titles. */
export function keepMessages(locale: Locale, messages: Messages): void {
  kept.set(locale, messages);
}

/** Gives texts that a route module has brought. Throws where none has. */
export function messagesOf(locale: Locale): Messages {
  const messages = kept.get(locale);
  if (messages === undefined) throw new Error(`No route has brought the messages of ${locale}`);
  return messages;
}

/** What `useTranslations` is to components, for the `meta` functions of routes. */
export function translatorFor<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: Namespace,
) {
  return createTranslator({ locale, messages: messagesOf(locale), namespace });
}
