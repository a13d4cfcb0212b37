import { wechatQuoteId } from "#site/parts/channels/wechat-places.ts";

/** Hears of a press on a button for WeChat and puts what it would have said into the panel, before that is shown. */
export function quotePressed({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>("[data-quote]");
  const quote = button && button.dataset["quote"];
  if (quote) document.getElementById(wechatQuoteId)?.replaceChildren(quote);
}
