/**
 * By which ways a language's readers are offered to reach us. WhatsApp is blocked in Russia, and in China Telegram is too;
 * many readers of Russian live elsewhere, so WhatsApp is still offered to them, after what works at home. Chinese pages name
 * it in the list of all ways alone, after those that work there.
 */
import { answerChannels, type AnswerChannel } from "#domain/enquiry.ts";
import type { Locale } from "#domain/locale.ts";

export type Chat = "whatsapp" | "telegram" | "wechat";
export type DirectChannel = Chat | "phone";

/** The chat that leads stands first. */
const direct: Readonly<Record<Locale, readonly [Chat, ...DirectChannel[]]>> = {
  en: ["whatsapp", "phone"],
  ar: ["whatsapp", "phone"],
  tr: ["whatsapp", "phone"],
  ru: ["telegram", "phone", "whatsapp"],
  zh: ["wechat", "phone"],
};

/** Where most readers of a language live. */
const blocked: Readonly<Partial<Record<Locale, readonly Chat[]>>> = {
  ru: ["whatsapp"],
  zh: ["whatsapp", "telegram"],
};

/** The chat that one button alone opens. */
export function leadingChat(locale: Locale): Chat {
  return direct[locale][0];
}

/** The chats that are offered, the one that leads first. */
export function chatsFor(locale: Locale): Chat[] {
  return direct[locale].filter((channel) => channel !== "phone");
}

/** The ways that need no form, the leading chat first. */
export function directChannels(locale: Locale): readonly DirectChannel[] {
  return direct[locale];
}

/** All ways to be answered: the direct ones, then the others, those that are blocked at home last. */
export function channelsFor(locale: Locale): AnswerChannel[] {
  const others = answerChannels.filter((channel) => !isOneOf(direct[locale], channel));
  return [
    ...direct[locale],
    ...others.filter((channel) => !isBlocked(locale, channel)),
    ...others.filter((channel) => isBlocked(locale, channel)),
  ];
}

/** Whether a channel cannot be used where most readers of a language live. */
export function isBlocked(locale: Locale, channel: AnswerChannel): boolean {
  return isOneOf(blocked[locale] ?? [], channel);
}

function isOneOf(channels: readonly AnswerChannel[], channel: AnswerChannel): boolean {
  return channels.includes(channel);
}
