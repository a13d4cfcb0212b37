import texts from "virtual:late-texts";
import { localeOfTag } from "#domain/locale.ts";
import { keepMessages } from "#i18n/messages.ts";

/** Fetches and keeps what surroundings and failures say after a page's first view, in the language that is shown; a server has it. */
export async function keepLateTexts(): Promise<void> {
  if (typeof document === "undefined") return;
  const locale = localeOfTag(document.documentElement.lang);
  if (locale) keepMessages(locale, (await texts[locale]()).default);
}
