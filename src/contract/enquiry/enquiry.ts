/** A validated enquiry, as it is stored and delivered. */
import { z } from "zod";
import {
  answerChannels,
  campaignParameters,
  enquiryKinds,
  partnerKinds,
  viewingKinds,
} from "#domain/enquiry.ts";
import { locales } from "#domain/locale.ts";

export const Viewing = z
  .object({
    kind: z.enum(viewingKinds).describe("Viewing in person or by video call"),
    day: z.string().describe("Date in the office's time zone, ISO 8601"),
    time: z.string().describe("Time in the office's time zone, HH:MM"),
    timeZone: z
      .string()
      .nullable()
      .describe("IANA time zone of the office; null if the office could not be looked up"),
  })
  .meta({ id: "EnquiryVisit" });
export type Viewing = z.infer<typeof Viewing>;

export const Partnership = z
  .object({
    company: z.string().describe("Name of the company"),
    country: z.string().describe("Country of the company, ISO 3166-1 alpha-2"),
    website: z.string().nullable().describe("URL with its scheme; null if none was given"),
    role: z.string().describe("Position of the sender in the company"),
    kind: z.enum(partnerKinds).describe("Kind of company"),
  })
  .meta({ id: "EnquiryPartnership" });
export type Partnership = z.infer<typeof Partnership>;

export const FirstTouch = z
  .object({
    referrer: z.string().nullable().describe("URL of the referring page; null if there was none"),
    landing: z.string().nullable().describe("Path of the first page of the visit; null if unknown"),
    campaign: z
      .partialRecord(z.enum(campaignParameters), z.string())
      .describe("Campaign parameters of the first URL of the visit"),
  })
  .meta({ id: "EnquiryFirstTouch" });
export type FirstTouch = z.infer<typeof FirstTouch>;

export const Enquiry = z
  .object({
    kind: z.enum(enquiryKinds).describe("Kind of enquiry"),
    name: z.string().nullable().describe("Name of the sender; null only for `opening`"),
    phone: z.string().nullable().describe("Telephone number, E.164; null if none was given"),
    email: z.string().nullable().describe("E-mail address; null if none was given"),
    channel: z.enum(answerChannels).describe("Channel on which the visitor wants a reply"),
    answerLocale: z.enum(locales).describe("Language in which the visitor wants a reply"),
    message: z
      .string()
      .nullable()
      .describe("Message of at most 2,000 characters; null if none was given"),
    visit: Viewing.nullable().describe("Requested viewing; null unless `kind` is `viewing`"),
    partnership: Partnership.nullable().describe(
      "Application for partnership; null unless `kind` is `partnership`",
    ),
    consentVersion: z
      .string()
      .describe("Version of the privacy text that was agreed to, ISO 8601 date"),
  })
  .meta({ id: "Enquiry" });
export type Enquiry = z.infer<typeof Enquiry>;

/** Where and how an enquiry was sent. */
export const EnquiryContext = z
  .object({
    locale: z.enum(locales).describe("Language of the page"),
    page: z.string().describe("Path of the page with the form"),
    project: z
      .object({
        ref: z
          .string()
          .nullable()
          .describe("Reference of the project; null if it could not be looked up"),
        name: z
          .string()
          .nullable()
          .describe("Name in the language of the page; null if the project could not be looked up"),
        path: z
          .string()
          .describe(
            "Slugs of country, city and project, such as turkey/istanbul/bosphorus-terraces",
          ),
      })
      .nullable()
      .describe("Project that the enquiry is about; null for a general enquiry"),
    currency: z.string().describe("Currency in which prices were shown, ISO 4217"),
    timeZone: z
      .string()
      .nullable()
      .describe("IANA time zone of the visitor; null without JavaScript"),
    questionnaire: z
      .record(z.string(), z.string())
      .nullable()
      .describe("Answers to the questionnaire, by question; null if it was not taken"),
    firstTouch: FirstTouch.nullable().describe("Attribution of the visit; null if unknown"),
  })
  .meta({ id: "EnquiryContext" });
export type EnquiryContext = z.infer<typeof EnquiryContext>;
