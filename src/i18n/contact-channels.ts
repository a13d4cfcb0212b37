/** By which ways a language's readers are offered to reach us. */
import { answerChannels, type AnswerChannel } from "#domain/enquiry.ts";
import type { Locale } from "#domain/locale.ts";
import { type Chat, definitionOf, type DirectChannel } from "#i18n/languages.ts";

/** The chat that one button alone opens. */
export function leadingChat(locale: Locale): Chat {
  return definitionOf(locale).channels.direct[0];
}

/** The chats that are offered, the one that leads first. */
export function chatsFor(locale: Locale): Chat[] {
  return directChannels(locale).filter((channel) => channel !== "phone");
}

/** The ways that need no form, the leading chat first. */
export function directChannels(locale: Locale): readonly DirectChannel[] {
  return definitionOf(locale).channels.direct;
}

/** All ways to be answered: the direct ones, then the others, those that are blocked at home last. */
export function channelsFor(locale: Locale): AnswerChannel[] {
  const direct = directChannels(locale);
  const others = answerChannels.filter((channel) => !isOneOf(direct, channel));
  return [
    ...direct,
    ...others.filter((channel) => !isBlocked(locale, channel)),
    ...others.filter((channel) => isBlocked(locale, channel)),
  ];
}

/** Whether a channel cannot be used where most readers of a language live. */
export function isBlocked(locale: Locale, channel: AnswerChannel): boolean {
  return isOneOf(definitionOf(locale).channels.blocked, channel);
}

function isOneOf(channels: readonly AnswerChannel[], channel: AnswerChannel): boolean {
  return channels.includes(channel);
}
