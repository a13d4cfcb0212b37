/** The panel that every WeChat button of a page opens. */
export const wechatPanelId = "wechat-panel";

/** Element id of the account on the contact page. */
export const wechatSectionId = "wechat";
