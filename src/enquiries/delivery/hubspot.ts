import { plainText, within } from "#enquiries/delivery/enquiry-facts.ts";
import { postJson } from "#enquiries/delivery/post-json.ts";
import type { Target } from "#enquiries/delivery/target.ts";

export interface HubspotSettings {
  portalId: string;
  formId: string;
}

const hubspot = "https://api.hsforms.com";

/** Submits enquiries to a HubSpot form through the endpoint that needs no key. `origin` is HubSpot's by default. */
export function hubspotTarget(
  { portalId, formId }: HubspotSettings,
  siteUrl: string | null,
  origin = hubspot,
): Target {
  const url = `${origin}/submissions/v3/integration/submit/${portalId}/${formId}`;
  return {
    name: "hubspot",
    async deliver(message, signal) {
      const { name, email, phone, partnership, page, consentVersion } = message.data;
      const fields = {
        firstname: name,
        email,
        phone,
        company: partnership?.company,
        website: partnership?.website,
        jobtitle: partnership?.role,
        message: plainText(message, siteUrl),
      };
      const pageUri = within(siteUrl, page);
      const body = JSON.stringify({
        fields: Object.entries(fields)
          .filter(([, value]) => value)
          .map(([field, value]) => ({ objectTypeId: "0-1", name: field, value })),
        ...(pageUri !== null && { context: { pageUri } }),
        legalConsentOptions: {
          consent: { consentToProcess: true, text: `Privacy policy of ${consentVersion}` },
        },
      });
      await postJson({ url, body, signal });
    },
  };
}
