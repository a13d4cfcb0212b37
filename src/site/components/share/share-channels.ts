import { isBlocked } from "#domain/contact-channels.ts";
import type { Locale } from "#domain/locale.ts";

const shareChannels = ["whatsapp", "telegram", "email"] as const;
export type ShareChannel = (typeof shareChannels)[number];

/** By which ways the readers of a language pass something on, without those that are blocked at home: there a link is copied into WeChat. */
export function shareChannelsFor(locale: Locale): readonly ShareChannel[] {
  return shareChannels.filter((channel) => !isBlocked(locale, channel));
}
