/** Of the panel, which every button for WeChat on a page opens. */
export const wechatPanelId = "wechat-panel";

/** Where the page of contacts has the account. */
export const wechatPart = "wechat";
