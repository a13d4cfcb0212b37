/** Words of what visitors send, shared by forms, contract, database and delivery. Closed lists: a new word is a change of code. */

/** A question, one about a project, a viewing of it, an application for partnership, and "tell me when it opens". */
export const enquiryKinds = ["contact", "project", "viewing", "partnership", "opening"] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** How the visitor wants to be answered. */
export const answerChannels = ["whatsapp", "phone", "email", "telegram", "wechat"] as const;
export type AnswerChannel = (typeof answerChannels)[number];

export const visitKinds = ["in-person", "video-call"] as const;
export type VisitKind = (typeof visitKinds)[number];

export const partnerKinds = ["developer", "agency", "legal", "other"] as const;
export type PartnerKind = (typeof partnerKinds)[number];

/** What tells where a visitor came from first, as advertisers write it in addresses. */
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

/** What people quote to find an enquiry again: `SHL-` and eight letters or digits that are not mistaken for others. */
export const enquiryReference = /^SHL-[0-9A-HJKMNP-TV-Z]{8}$/;
