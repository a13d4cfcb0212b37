/** The site's messages; a server registers every locale, a browser only that of its page. */
import { createTranslator, type NamespaceKeys, type NestedKeyOf } from "use-intl";
import type { Locale } from "#domain/locale.ts";
import type english from "#i18n/messages/en.json";

/** English defines the keys; the compiler and a test check the other locales. */
export type Messages = typeof english;

const messagesByLocale = new Map<Locale, Messages>();
/** Memoised, because each translator creates `Intl` objects of its own. */
const translators = new Map<Locale, Map<string, unknown>>();

export function registerMessages(locale: Locale, messages: Messages): void {
  messagesByLocale.set(locale, messages);
}

/** Throws for a locale without registered messages. */
export function messagesOf(locale: Locale): Messages {
  const messages = messagesByLocale.get(locale);
  if (messages === undefined) throw new Error(`The messages of ${locale} are not registered`);
  return messages;
}

/** `useTranslations` for code outside components, such as `meta` functions. */
export function translatorFor<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: Namespace,
): ReturnType<typeof makeTranslator<Namespace>> {
  const byNamespace = translators.get(locale) ?? new Map<string, unknown>();
  translators.set(locale, byNamespace);
  const translator = byNamespace.get(namespace) ?? makeTranslator(locale, namespace);
  byNamespace.set(namespace, translator);
  return translator as ReturnType<typeof makeTranslator<Namespace>>; // stored under its namespace
}

function makeTranslator<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: Namespace,
) {
  return createTranslator({ locale, messages: messagesOf(locale), namespace });
}
