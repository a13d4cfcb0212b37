/** Chats are links on most pages, and buttons for a panel where the chat has no URLs. */
import type { Locator, Page } from "@playwright/test";
import type { Chat } from "#i18n/languages.ts";

export const chatSelectors: Readonly<Record<Chat, string>> = {
  whatsapp: "a[href^='https://wa.me/']",
  telegram: "a[href^='https://t.me/']",
  wechat: "button[popovertarget='wechat-panel']:not([popovertargetaction])",
};

export function chatLinksIn(chat: Chat, place: Page | Locator): Locator {
  return place.locator(chatSelectors[chat]);
}
