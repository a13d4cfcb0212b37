import type { Locale } from "#domain/locale.ts";
import { keepMessages, type Messages } from "#i18n/messages.ts";
import { readListedFile } from "#site/listed-file.ts";

/** Keeps the texts that the document lists. Rejects where they cannot be had; a page without any speaks none. */
export async function keepFirstTexts(locale: Locale): Promise<void> {
  const file = await readListedFile("texts");
  if (file !== null) keepMessages(locale, file.content as Messages); // cut from them by the build
}
