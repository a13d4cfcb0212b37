import type { Chat } from "#domain/contact-channels.ts";
import { selectors } from "#tests/e2e/support/chats.ts";
import { allIn } from "#tests/http/support/elements.ts";

/** Every way into a chat within a place. */
export function waysInto(chat: Chat, place: ParentNode): HTMLElement[] {
  return allIn(place, selectors[chat]);
}

/** Whom a way opens a chat with, and what it begins with; nobody where the panel says it. */
export function openedBy(way: Element | undefined): { account: string; text: string } {
  const quote = way?.getAttribute("data-quote") ?? null;
  if (quote !== null) return { account: "", text: quote };
  const { pathname, searchParams } = new URL(way?.getAttribute("href") ?? "");
  return { account: pathname.slice(1), text: searchParams.get("text") ?? "" };
}
