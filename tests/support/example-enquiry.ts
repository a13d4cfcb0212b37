import type { EnquiryContext, Enquiry } from "#contract/enquiry/enquiry.ts";
import { type EnquiryMessage, messageOf } from "#contract/enquiry/message.ts";

/** A viewing requested from Riyadh, with every field that a form can have. */
const enquiry: Enquiry = {
  kind: "viewing",
  name: "ليلى الحارثي",
  phone: "+966501234567",
  email: "layla@example.com",
  channel: "whatsapp",
  answerLocale: "ar",
  message: "نبحث عن شقة 2+1 للعائلة.\nهل يمكن الزيارة صباحًا؟",
  visit: { kind: "in-person", day: "2026-11-25", time: "10:30", timeZone: "Europe/Istanbul" },
  partnership: null,
  consentVersion: "2026-11-01",
};

const context: EnquiryContext = {
  locale: "ar",
  page: "/ar/turkey/istanbul/bosphorus-terraces",
  project: {
    ref: "SHL-1001",
    name: "Bosphorus Terraces",
    path: "turkey/istanbul/bosphorus-terraces",
  },
  currency: "SAR",
  timeZone: "Asia/Riyadh",
  questionnaire: { type: "apartments", rooms: "2+1", budget_usd: "250000-400000" },
  firstTouch: {
    referrer: "https://www.google.com/",
    landing: "/ar/turkey",
    campaign: { utm_source: "google", gclid: "EAIaIQ" },
  },
};

/** The message sent to receivers, with changes. */
export function exampleMessage(changes: Partial<EnquiryMessage["data"]> = {}): EnquiryMessage {
  const message = messageOf({
    reference: "SHL-7K3M9QXT",
    receivedAt: "2026-11-21T08:30:00.000Z",
    enquiry,
    context,
  });
  return { ...message, data: { ...message.data, ...changes } };
}
