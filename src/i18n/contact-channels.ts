import { answerChannels, type AnswerChannel } from "#domain/enquiry.ts";
import type { Locale } from "#domain/locale.ts";
import { type Chat, definitionOf, type DirectChannel } from "#i18n/languages.ts";

export function leadingChat(locale: Locale): Chat {
  return definitionOf(locale).channels.direct[0];
}

/** The preferred chat first. */
export function chatsFor(locale: Locale): Chat[] {
  return directChannels(locale).filter((channel) => channel !== "phone");
}

/** Channels without a form, the preferred chat first. */
export function directChannels(locale: Locale): readonly DirectChannel[] {
  return definitionOf(locale).channels.direct;
}

/** All reply channels: direct ones, then the others, with those blocked in most readers' country last. */
export function channelsFor(locale: Locale): AnswerChannel[] {
  const direct = directChannels(locale);
  const others = answerChannels.filter((channel) => !isOneOf(direct, channel));
  return [
    ...direct,
    ...others.filter((channel) => !isBlocked(locale, channel)),
    ...others.filter((channel) => isBlocked(locale, channel)),
  ];
}

/** Whether a channel is unavailable where most readers of a locale live. */
export function isBlocked(locale: Locale, channel: AnswerChannel): boolean {
  return isOneOf(definitionOf(locale).channels.blocked, channel);
}

function isOneOf(channels: readonly AnswerChannel[], channel: AnswerChannel): boolean {
  return channels.includes(channel);
}
