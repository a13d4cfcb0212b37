/** A validated enquiry, as it is stored and delivered. */
import { z } from "zod";
import {
  answerChannels,
  campaignParameters,
  enquiryKinds,
  partnerKinds,
  visitKinds,
} from "#domain/enquiry.ts";
import { locales } from "#domain/locale.ts";

export const Visit = z
  .object({
    kind: z.enum(visitKinds).describe("Whether the visitor comes or is called by video"),
    day: z.string().describe("ISO 8601 date, of the office"),
    time: z.string().describe("HH:MM, of the office"),
    timeZone: z
      .string()
      .nullable()
      .describe("IANA time zone of the office; null where the office could not be looked up"),
  })
  .meta({ id: "EnquiryVisit" });
export type Visit = z.infer<typeof Visit>;

export const Partnership = z
  .object({
    company: z.string().describe("Name of the company"),
    country: z.string().describe("ISO 3166-1 alpha-2, where the company is"),
    website: z.string().nullable().describe("Address with its scheme; null where none was given"),
    role: z.string().describe("Of the sender in the company"),
    kind: z.enum(partnerKinds).describe("What the company is"),
  })
  .meta({ id: "EnquiryPartnership" });
export type Partnership = z.infer<typeof Partnership>;

export const FirstTouch = z
  .object({
    referrer: z.string().nullable().describe("Address of the page that led here; null for none"),
    landing: z.string().nullable().describe("Path of the visit's first page"),
    campaign: z
      .partialRecord(z.enum(campaignParameters), z.string())
      .describe("Campaign parameters of the visit's first address"),
  })
  .meta({ id: "EnquiryFirstTouch" });
export type FirstTouch = z.infer<typeof FirstTouch>;

export const Enquiry = z
  .object({
    kind: z.enum(enquiryKinds).describe("What was asked for"),
    name: z.string().nullable().describe("Null only in a wish to hear of an opening"),
    phone: z.string().nullable().describe("E.164; null where none was given"),
    email: z.string().nullable().describe("Null where none was given"),
    channel: z.enum(answerChannels).describe("How the visitor wants to be answered"),
    answerLocale: z.enum(locales).describe("Language that the visitor wants to be answered in"),
    message: z.string().nullable().describe("At most 2,000 characters; null where none was given"),
    visit: Visit.nullable().describe("Of a viewing only"),
    partnership: Partnership.nullable().describe("Of an application for partnership only"),
    consentVersion: z.string().describe("ISO 8601 date of the privacy text that was agreed to"),
  })
  .meta({ id: "Enquiry" });
export type Enquiry = z.infer<typeof Enquiry>;

/** Where and how an enquiry was sent. */
export const EnquiryContext = z
  .object({
    locale: z.enum(locales).describe("Language of the page"),
    page: z.string().describe("Path of the page that the form stood on"),
    project: z
      .object({
        ref: z.string().nullable().describe("Null where the project could not be looked up"),
        name: z.string().nullable().describe("In the language of the page; null likewise"),
        path: z.string().describe("Country, city and slug: turkey/istanbul/bosphorus-terraces"),
      })
      .nullable()
      .describe("What is asked about; null for nothing in particular"),
    currency: z.string().describe("ISO 4217, that prices were shown in"),
    timeZone: z.string().nullable().describe("IANA time zone of the visitor; null without script"),
    questionnaire: z
      .record(z.string(), z.string())
      .nullable()
      .describe("Answers of the questionnaire; null where it was not taken"),
    firstTouch: FirstTouch.nullable().describe("Where the visit came from; null where unknown"),
  })
  .meta({ id: "EnquiryContext" });
export type EnquiryContext = z.infer<typeof EnquiryContext>;
