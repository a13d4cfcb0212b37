/** The second part of a browser's texts: everything that a language says. */
import { localeOfTag, type Locale } from "#domain/locale.ts";
import { keepMessages, type Messages } from "#i18n/messages.ts";

const files: Readonly<Record<Locale, () => Promise<{ default: Messages }>>> = {
  en: () => import("#i18n/messages/en.json"),
  ar: () => import("#i18n/messages/ar.json"),
  ru: () => import("#i18n/messages/ru.json"),
  tr: () => import("#i18n/messages/tr.json"),
  zh: () => import("#i18n/messages/zh.json"),
};

const fetched = new Map<Locale, Promise<void>>();

/** Fetches all texts of a language and keeps them. Rejects where they cannot be had; the next call tries again. */
export function wholeTexts(locale: Locale): Promise<void> {
  const texts = fetched.get(locale) ?? fetchTexts(locale);
  fetched.set(locale, texts);
  return texts;
}

async function fetchTexts(locale: Locale): Promise<void> {
  try {
    keepMessages(locale, (await files[locale]()).default);
  } catch (error) {
    fetched.delete(locale);
    throw error;
  }
}

/** Loads a part that a page opens late, together with all texts of the language that is shown. */
export async function withTexts<Part>(load: () => Promise<Part>): Promise<Part> {
  if (typeof document === "undefined") return load(); // a server has them
  const locale = localeOfTag(document.documentElement.lang);
  const part = load();
  if (locale === null) return part;
  const files = [part, wholeTexts(locale)] as const;
  await Promise.allSettled(files); // whoever can do without them waits for both to fail
  return (await Promise.all(files))[0];
}
