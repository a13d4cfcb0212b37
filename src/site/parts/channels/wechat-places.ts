/** Of the panel, which every button for WeChat on a page opens. */
export const wechatPanelId = "wechat-panel";

/** Of what the button that was pressed would have said, in that panel. */
export const wechatQuoteId = "wechat-quote";

/** Where the page of contacts has the account. */
export const wechatPart = "wechat";
