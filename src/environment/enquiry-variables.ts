import { z } from "zod";
import { optionalSetting, setting } from "./setting.ts";
import {
  baseAddress,
  limits,
  mailAddress,
  mailAddresses,
  mailServer,
  origin,
  signingSecret,
  webhookAddress,
  integer,
} from "./values.ts";

export const enquiryVariables = {
  ENQUIRY_WEBHOOK_URL: optionalSetting(
    {
      description: "Address that enquiries are posted to, signed.",
      must: "an http or https address without a user name and a fragment",
      secret: true,
    },
    webhookAddress,
  ),
  ENQUIRY_WEBHOOK_SECRET: optionalSetting(
    {
      description: "Key that they are signed with: `whsec_` and 24 to 64 random bytes in base64.",
      must: "whsec_ and 24 to 64 random bytes in base64",
      secret: true,
    },
    signingSecret,
  ),
  SMTP_URL: optionalSetting(
    {
      description:
        "Mail server: `smtps://user:password@host:465`, or `smtp://…:587`, encrypted where the server can.",
      must: "smtp:// or smtps:// and a host, with user:password@ before it where needed",
      secret: true,
    },
    mailServer,
  ),
  ENQUIRY_EMAIL_FROM: optionalSetting(
    {
      description: "Address that enquiries are mailed from.",
      must: "one e-mail address such as site@sahil.example",
    },
    mailAddress,
  ),
  ENQUIRY_EMAIL_TO: optionalSetting(
    {
      description: "Addresses that enquiries are mailed to, comma-separated.",
      must: "e-mail addresses such as team@sahil.example, comma-separated",
    },
    mailAddresses,
  ),
  HUBSPOT_PORTAL_ID: optionalSetting(
    {
      description: "HubSpot account whose form receives enquiries.",
      must: "the account's number",
    },
    z.string().regex(/^\d{1,20}$/),
  ),
  HUBSPOT_FORM_ID: optionalSetting(
    {
      description: "That form.",
      must: "the form's id, such as 0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0",
    },
    z.string().regex(/^[\da-f]{8}(?:-[\da-f]{4,12}){4}$/i),
  ),
  BITRIX24_WEBHOOK_URL: optionalSetting(
    {
      description: "Bitrix24's inbound webhook with the right `crm`: `https://…/rest/1/key/`.",
      must: "an http or https address such as https://sahil.bitrix24.com/rest/1/key/",
      secret: true,
    },
    baseAddress,
  ),
  KOMMO_URL: optionalSetting(
    {
      description: "Kommo account that receives enquiries: `https://sahil.kommo.com`.",
      must: "an http or https origin without a path, such as https://sahil.kommo.com",
    },
    origin,
  ),
  KOMMO_TOKEN: optionalSetting(
    {
      description: "Long-lived token of its private integration.",
      must: "a token without spaces",
      secret: true,
    },
    z.string().regex(/^[\x21-\x7e]+$/),
  ),
  ENQUIRIES_PER_ADDRESS: setting(
    {
      fallback: "10/1m 60/1d",
      description: "How many one internet address may send, for each window; `none` for no limit.",
      must: "none, or numbers and windows of s, m, h or d such as 10/1m 60/1d",
    },
    limits,
  ),
  ENQUIRIES_PER_PHONE: setting(
    {
      fallback: "3/1m 20/1d",
      description: "How many may name one phone number, likewise.",
      must: "none, or numbers and windows of s, m, h or d such as 3/1m 20/1d",
    },
    limits,
  ),
  ENQUIRY_RETENTION_MONTHS: setting(
    {
      fallback: "24",
      description:
        "Age from which enquiries are removed, by the server and by `npm run enquiries -- purge`.",
      must: "a whole number from 1 to 1200",
    },
    integer(1, 1200),
  ),
};
