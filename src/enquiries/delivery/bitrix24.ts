import { escaped } from "#enquiries/delivery/email-html.ts";
import { plainText, titleOf } from "#enquiries/delivery/enquiry-facts.ts";
import { postJson } from "#enquiries/delivery/post-json.ts";
import type { Target } from "#enquiries/delivery/target.ts";

export interface Bitrix24Settings {
  /** Inbound webhook with its key, without a trailing slash. */
  url: string;
}

const campaignFields = {
  UTM_SOURCE: "utm_source",
  UTM_MEDIUM: "utm_medium",
  UTM_CAMPAIGN: "utm_campaign",
  UTM_CONTENT: "utm_content",
  UTM_TERM: "utm_term",
} as const;

/** Adds enquiries to Bitrix24 as leads. */
export function bitrix24Target({ url }: Bitrix24Settings, siteUrl: string | null): Target {
  return {
    name: "bitrix24",
    async deliver(message, signal) {
      const { reference, name, phone, email, partnership, firstTouch } = message.data;
      const campaign = Object.entries(campaignFields).map(
        ([field, parameter]) => [field, firstTouch?.campaign[parameter]] as const,
      );
      const fields = {
        TITLE: titleOf(message),
        NAME: name ?? undefined,
        COMPANY_TITLE: partnership?.company,
        PHONE: phone === null ? undefined : [{ VALUE: phone, VALUE_TYPE: "MOBILE" }],
        EMAIL: email === null ? undefined : [{ VALUE: email, VALUE_TYPE: "WORK" }],
        COMMENTS: withoutMarkup(plainText(message, siteUrl)),
        SOURCE_ID: "WEB",
        ORIGINATOR_ID: "sahil",
        ORIGIN_ID: reference,
        ...Object.fromEntries(campaign),
      };
      const body = JSON.stringify({ fields, params: { REGISTER_SONET_EVENT: "Y" } });
      await postJson({ url: `${url}/crm.lead.add.json`, body, signal });
    },
  };
}

/** Comments are read as HTML and as BBCode, which cannot escape brackets, so they become full-width. */
function withoutMarkup(text: string): string {
  return escaped(text).replaceAll("[", "［").replaceAll("]", "］").replaceAll("\n", "<br>");
}
