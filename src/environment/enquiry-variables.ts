import { limits } from "./limits.ts";
import { variable, webAddress, wholeNumber } from "./variable.ts";

export const enquiryVariables = {
  ENQUIRY_WEBHOOK_URL: variable({
    fallback: "",
    description: "Address that enquiries are posted to, signed.",
    must: "an http or https address without a user name and a fragment",
    secret: true,
    parse: (text) => (text === "" ? null : webhookAddress(text)),
  }),
  ENQUIRY_WEBHOOK_SECRET: variable({
    fallback: "",
    description: "Key that they are signed with: `whsec_` and 24 to 64 random bytes in base64.",
    must: "whsec_ and 24 to 64 random bytes in base64",
    secret: true,
    parse: (text) => (text === "" ? null : signingSecret(text)),
  }),
  SMTP_URL: variable({
    fallback: "",
    description:
      "Mail server: `smtps://user:password@host:465`, or `smtp://…:587`, encrypted where the server can.",
    must: "smtp:// or smtps:// and a host, with user:password@ before it where needed",
    secret: true,
    parse: (text) => (text === "" ? null : mailServer(text)),
  }),
  ENQUIRY_EMAIL_FROM: variable({
    fallback: "",
    description: "Address that enquiries are mailed from.",
    must: "one e-mail address such as site@sahil.example",
    parse: (text) => (text === "" ? null : mailAddress(text)),
  }),
  ENQUIRY_EMAIL_TO: variable({
    fallback: "",
    description: "Addresses that enquiries are mailed to, comma-separated.",
    must: "e-mail addresses such as team@sahil.example, comma-separated",
    parse: (text) => (text === "" ? null : mailAddresses(text)),
  }),
  HUBSPOT_PORTAL_ID: variable({
    fallback: "",
    description: "HubSpot account whose form receives enquiries.",
    must: "the account's number",
    parse: (text) => (text === "" ? null : matching(text, /^\d{1,20}$/)),
  }),
  HUBSPOT_FORM_ID: variable({
    fallback: "",
    description: "That form.",
    must: "the form's id, such as 0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0",
    parse: (text) => (text === "" ? null : matching(text, /^[\da-f]{8}(?:-[\da-f]{4,12}){4}$/i)),
  }),
  BITRIX24_WEBHOOK_URL: variable({
    fallback: "",
    description: "Bitrix24's inbound webhook with the right `crm`: `https://…/rest/1/key/`.",
    must: "an http or https address such as https://sahil.bitrix24.com/rest/1/key/",
    secret: true,
    parse: (text) => (text === "" ? null : webAddress(text)?.href.replace(/\/+$/, "")),
  }),
  KOMMO_URL: variable({
    fallback: "",
    description: "Kommo account that receives enquiries: `https://sahil.kommo.com`.",
    must: "an http or https origin without a path, such as https://sahil.kommo.com",
    parse: (text) => {
      if (text === "") return null;
      const url = webAddress(text);
      return url?.pathname === "/" ? url.origin : undefined;
    },
  }),
  KOMMO_TOKEN: variable({
    fallback: "",
    description: "Long-lived token of its private integration.",
    must: "a token without spaces",
    secret: true,
    parse: (text) => (text === "" ? null : matching(text, /^[\x21-\x7e]+$/)),
  }),
  ENQUIRIES_PER_ADDRESS: variable({
    fallback: "10/1m 60/1d",
    description: "How many one internet address may send, for each window; `none` for no limit.",
    must: "none, or numbers and windows of s, m, h or d such as 10/1m 60/1d",
    parse: limits,
  }),
  ENQUIRIES_PER_PHONE: variable({
    fallback: "3/1m 20/1d",
    description: "How many may name one phone number, likewise.",
    must: "none, or numbers and windows of s, m, h or d such as 3/1m 20/1d",
    parse: limits,
  }),
  ENQUIRY_RETENTION_MONTHS: variable({
    fallback: "24",
    description:
      "Age from which enquiries are removed, by the server and by `npm run enquiries -- purge`.",
    must: "a whole number from 1 to 1200",
    parse: (text) => {
      const months = wholeNumber(text, 1_200);
      return months === 0 ? undefined : months;
    },
  }),
};

/** Unlike our own addresses, a receiver's may carry a key in its query. */
function webhookAddress(text: string): string | undefined {
  const url = URL.parse(text);
  const usable =
    url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.hash === "";
  return usable ? url.href : undefined;
}

/** As Standard Webhooks writes keys, and no shorter or longer than it allows. */
function signingSecret(text: string): string | undefined {
  const base64 = /^whsec_([A-Za-z\d+/]+={0,2})$/.exec(text)?.[1];
  const bytes = base64 === undefined ? 0 : Buffer.from(base64, "base64").length;
  return bytes >= 24 && bytes <= 64 ? text : undefined;
}

function mailServer(text: string): string | undefined {
  const url = URL.parse(text);
  const usable =
    url !== null &&
    /^smtps?:$/.test(url.protocol) &&
    url.hostname !== "" &&
    /^\/?$/.test(url.pathname) &&
    url.search === "" &&
    url.hash === "";
  return usable ? text : undefined;
}

function mailAddress(text: string): string | undefined {
  return matching(text, /^[^\s@<>,;:"()[\]\\]+@[a-z\d-]+(?:\.[a-z\d-]+)*$/i);
}

function mailAddresses(text: string): string[] | undefined {
  const addresses = text.split(",").map((part) => mailAddress(part.trim()));
  return addresses.every((address) => address !== undefined) ? addresses : undefined;
}

function matching(text: string, pattern: RegExp): string | undefined {
  return pattern.test(text) ? text : undefined;
}
