import { plainText, titleOf, within } from "#enquiries/delivery/enquiry-facts.ts";
import { postJson } from "#enquiries/delivery/post-json.ts";
import type { Target } from "#enquiries/delivery/target.ts";

export interface KommoSettings {
  /** Origin of the account. */
  url: string;
  token: string;
}

/** Adds enquiries to Kommo's incoming leads. The endpoint takes a bare array. */
export function kommoTarget({ url, token }: KommoSettings, siteUrl: string | null): Target {
  return {
    name: "kommo",
    async deliver(message, signal) {
      const { reference, name, phone, email, partnership, firstTouch, page } = message.data;
      const sentAt = Math.floor(Date.parse(message.timestamp) / 1_000);
      const contact = {
        name: name ?? email ?? phone ?? reference,
        custom_fields_values: [
          ...(phone === null ? [] : [contactField("PHONE", phone)]),
          ...(email === null ? [] : [contactField("EMAIL", email)]),
        ],
      };
      const incoming = {
        source_uid: reference,
        source_name: "Sahil",
        created_at: sentAt,
        metadata: {
          form_id: message.data.kind,
          form_name: titleOf(message),
          form_page: within(siteUrl, page) ?? page,
          form_sent_at: sentAt,
          referer: firstTouch?.referrer ?? "",
        },
        _embedded: {
          leads: [
            {
              name: titleOf(message),
              custom_fields_values: [
                { field_code: "ENQUIRY", values: [{ value: plainText(message, siteUrl) }] },
              ],
            },
          ],
          contacts: [contact],
          ...(partnership !== null && { companies: [{ name: partnership.company }] }),
        },
      };
      await postJson({
        url: `${url}/api/v4/leads/unsorted/forms`,
        body: JSON.stringify([incoming]),
        headers: { authorization: `Bearer ${token}` },
        signal,
      });
    },
  };
}

function contactField(code: "PHONE" | "EMAIL", value: string) {
  return { field_code: code, values: [{ value, enum_code: "WORK" }] };
}
