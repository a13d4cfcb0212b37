/** The site's texts. A server has all of them; a browser begins with what a page's first view says, and has one language's whole texts before it shows anything else. */
import { createTranslator, type NamespaceKeys, type NestedKeyOf } from "use-intl";
import type { Locale } from "#domain/locale.ts";
import type english from "#i18n/messages/en.json";

/** English fixes the keys; the compiler and a test keep the other files in step. */
export type Messages = typeof english;

const kept = new Map<Locale, Messages>();
/** By language and namespace: each has `Intl` objects of its own, which take their time to make. */
const translators = new Map<Locale, Map<string, unknown>>();

/**
 * Keeps a language's texts, beside those of it that are kept already. They stay the same object, so that what is shown need
 * not be drawn anew.
 */
export function keepMessages(locale: Locale, messages: Messages): void {
  const known = kept.get(locale);
  if (known === undefined) kept.set(locale, messages);
  else addTo(known, messages);
  translators.delete(locale); // one of a namespace that was not there would go on without it
}

/** Adds what is missing at any depth. */
function addTo(known: object, more: object): void {
  const tree = known as Record<string, object>; // compiled messages are objects or strings, and so is what holds them
  for (const [key, value] of Object.entries(more)) {
    const below = tree[key];
    if (below === undefined) tree[key] = value;
    else if (isBranch(below)) addTo(below, value);
  }
}

/** Compiled messages are lists or strings. */
function isBranch(value: unknown): value is object {
  return typeof value === "object" && !Array.isArray(value);
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
