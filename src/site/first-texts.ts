import type { Locale } from "#domain/locale.ts";
import { keepMessages, type Messages } from "#i18n/messages.ts";

/** Keeps the texts that the document has begun to fetch. Rejects where they cannot be had; a page without any speaks none. */
export async function keepFirstTexts(locale: Locale): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="fetch"]');
  if (link === null) return;
  const response = await fetch(link.href);
  if (!response.ok) throw new Error(`${link.href} was answered with ${response.status}`);
  keepMessages(locale, (await response.json()) as Messages); // cut from them by the build
}
