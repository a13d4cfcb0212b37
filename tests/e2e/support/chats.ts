/** Ways to chat, which are links on most pages, and buttons for a panel where the chat has no addresses. */
import type { Locator, Page } from "@playwright/test";
import type { Chat } from "#domain/contact-channels.ts";

export const selectors: Readonly<Record<Chat, string>> = {
  whatsapp: "a[href^='https://wa.me/']",
  telegram: "a[href^='https://t.me/']",
  wechat: "button[popovertarget='wechat-panel'][data-quote]",
};

/** Every way into a chat within a place. */
export function waysInto(chat: Chat, place: Page | Locator): Locator {
  return place.locator(selectors[chat]);
}

/** Whom it opens a chat with, and what it begins with; nobody where the panel says it. */
export async function openedBy(way: Locator): Promise<{ account: string; text: string }> {
  const quote = await way.getAttribute("data-quote");
  if (quote !== null) return { account: "", text: quote };
  const { pathname, searchParams } = new URL((await way.getAttribute("href")) ?? "");
  return { account: pathname.slice(1), text: searchParams.get("text") ?? "" };
}
