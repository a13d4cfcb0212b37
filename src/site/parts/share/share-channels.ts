import type { Locale } from "#domain/locale.ts";

export type ShareChannel = "whatsapp" | "telegram" | "email";

const everywhere: readonly ShareChannel[] = ["whatsapp", "telegram", "email"];

/** WhatsApp is blocked in Russia, and in China Telegram is too: there a link is copied into WeChat. */
const where: Partial<Record<Locale, readonly ShareChannel[]>> = {
  ru: ["telegram", "email"],
  zh: ["email"],
};

/** By which ways the readers of a language pass something on, the usual one first. */
export function shareChannelsFor(locale: Locale): readonly ShareChannel[] {
  return where[locale] ?? everywhere;
}
