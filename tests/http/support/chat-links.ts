import type { Chat } from "#i18n/languages.ts";
import { chatSelectors } from "#tests/e2e/support/chat-links.ts";
import { allIn, onlyIn } from "#tests/http/support/elements.ts";
import { textOf } from "#tests/http/support/site.ts";

export function chatLinksIn(chat: Chat, place: ParentNode): HTMLElement[] {
  return allIn(place, chatSelectors[chat]);
}

/** The account a chat link opens and the text it starts with; a panel has no account in its URL and names the page's subject instead. */
export function chatTargetOf(link: Element | undefined): { account: string; text: string } {
  const panel = link?.getAttribute("popovertarget") ?? null;
  if (link !== undefined && panel !== null) {
    return {
      account: "",
      text: textOf(onlyIn(link.ownerDocument, `#${panel} .wechat-panel__quote .select-all`)),
    };
  }
  const { pathname, searchParams } = new URL(link?.getAttribute("href") ?? "");
  return { account: pathname.slice(1), text: searchParams.get("text") ?? "" };
}
