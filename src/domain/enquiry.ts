/** `opening` asks to be notified when a coming-soon project opens for sale. */
export const enquiryKinds = ["contact", "project", "viewing", "partnership", "opening"] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export const answerChannels = ["whatsapp", "phone", "email", "telegram", "wechat"] as const;
export type AnswerChannel = (typeof answerChannels)[number];

export const viewingKinds = ["in-person", "video-call"] as const;
export type ViewingKind = (typeof viewingKinds)[number];

export const partnerKinds = ["developer", "agency", "legal", "other"] as const;
export type PartnerKind = (typeof partnerKinds)[number];

/** Query parameters that identify the advertisement or campaign a visitor came from. */
export const campaignParameters = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
  "gbraid",
  "wbraid",
  "fbclid",
  "yclid",
  "msclkid",
] as const;

/** Reference that people quote: `SHL-` and eight characters of Crockford's Base32, which has no I, L, O or U. */
export const enquiryReference = /^SHL-[0-9A-HJKMNP-TV-Z]{8}$/;
