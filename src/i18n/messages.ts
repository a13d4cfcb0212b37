/** The site's texts: a server keeps those of every language, a browser those of its page's. */
import { createTranslator, type NamespaceKeys, type NestedKeyOf } from "use-intl";
import type { Locale } from "#domain/locale.ts";
import type english from "#i18n/messages/en.json";

/** English fixes the keys; the compiler and a test keep the other files in step. */
export type Messages = typeof english;

const kept = new Map<Locale, Messages>();
/** By language and namespace: each has `Intl` objects of its own, which take their time to make. */
const translators = new Map<Locale, Map<string, unknown>>();

/** Keeps a language's texts. */
export function keepMessages(locale: Locale, messages: Messages): void {
  kept.set(locale, messages);
}

/** Gives the texts that are kept. Throws where there are none of that language. */
export function messagesOf(locale: Locale): Messages {
  const messages = kept.get(locale);
  if (messages === undefined) throw new Error(`The messages of ${locale} are not here`);
  return messages;
}

/** What `useTranslations` is to components, for the `meta` functions of routes. */
export function translatorFor<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: Namespace,
): ReturnType<typeof makeTranslator<Namespace>> {
  const own = translators.get(locale) ?? new Map<string, unknown>();
  translators.set(locale, own);
  const translator = own.get(namespace) ?? makeTranslator(locale, namespace);
  own.set(namespace, translator);
  return translator as ReturnType<typeof makeTranslator<Namespace>>; // kept by its namespace
}

function makeTranslator<Namespace extends NamespaceKeys<Messages, NestedKeyOf<Messages>>>(
  locale: Locale,
  namespace: Namespace,
) {
  return createTranslator({ locale, messages: messagesOf(locale), namespace });
}
