import type { Chat } from "#i18n/languages.ts";
import { selectors } from "#tests/e2e/support/chats.ts";
import { allIn, onlyIn } from "#tests/http/support/elements.ts";
import { textOf } from "#tests/http/support/site.ts";

/** Every way into a chat within a place. */
export function waysInto(chat: Chat, place: ParentNode): HTMLElement[] {
  return allIn(place, selectors[chat]);
}

/**
 * Whom a way opens a chat with, and what it begins with. A panel has nobody in its address, and says without script what the page is
 * about, whichever button opens it.
 */
export function openedBy(way: Element | undefined): { account: string; text: string } {
  const panel = way?.getAttribute("popovertarget") ?? null;
  if (way !== undefined && panel !== null) {
    return {
      account: "",
      text: textOf(onlyIn(way.ownerDocument, `#${panel} .wechat-panel__quote .tap-all`)),
    };
  }
  const { pathname, searchParams } = new URL(way?.getAttribute("href") ?? "");
  return { account: pathname.slice(1), text: searchParams.get("text") ?? "" };
}
