import { EnvironmentError } from "./setting.ts";

export interface DeliverySettings {
  readonly webhook: { url: string; secret: string } | null;
  readonly email: { smtpUrl: string; from: string; to: readonly string[] } | null;
  readonly hubspot: { portalId: string; formId: string } | null;
  readonly bitrix24: { url: string } | null;
  readonly kommo: { url: string; token: string } | null;
}

interface DeliveryVariables {
  ENQUIRY_WEBHOOK_URL: string | null;
  ENQUIRY_WEBHOOK_SECRET: string | null;
  SMTP_URL: string | null;
  ENQUIRY_EMAIL_FROM: string | null;
  ENQUIRY_EMAIL_TO: readonly string[] | null;
  HUBSPOT_PORTAL_ID: string | null;
  HUBSPOT_FORM_ID: string | null;
  BITRIX24_WEBHOOK_URL: string | null;
  KOMMO_URL: string | null;
  KOMMO_TOKEN: string | null;
}

/** Groups the variables of each target. Throws an `EnvironmentError` where a group is incomplete. */
export function deliverySettings(variables: DeliveryVariables): DeliverySettings {
  const webhook = together(variables, ["ENQUIRY_WEBHOOK_URL", "ENQUIRY_WEBHOOK_SECRET"]);
  const email = together(variables, ["SMTP_URL", "ENQUIRY_EMAIL_FROM", "ENQUIRY_EMAIL_TO"]);
  const hubspot = together(variables, ["HUBSPOT_PORTAL_ID", "HUBSPOT_FORM_ID"]);
  const bitrix24 = together(variables, ["BITRIX24_WEBHOOK_URL"]);
  const kommo = together(variables, ["KOMMO_URL", "KOMMO_TOKEN"]);
  return {
    webhook: webhook && {
      url: webhook.ENQUIRY_WEBHOOK_URL,
      secret: webhook.ENQUIRY_WEBHOOK_SECRET,
    },
    email: email && {
      smtpUrl: email.SMTP_URL,
      from: email.ENQUIRY_EMAIL_FROM,
      to: email.ENQUIRY_EMAIL_TO,
    },
    hubspot: hubspot && { portalId: hubspot.HUBSPOT_PORTAL_ID, formId: hubspot.HUBSPOT_FORM_ID },
    bitrix24: bitrix24 && { url: bitrix24.BITRIX24_WEBHOOK_URL },
    kommo: kommo && { url: kommo.KOMMO_URL, token: kommo.KOMMO_TOKEN },
  };
}

type Set<Name extends keyof DeliveryVariables> = {
  [Each in Name]: NonNullable<DeliveryVariables[Each]>;
};

function together<Name extends keyof DeliveryVariables>(
  variables: DeliveryVariables,
  names: readonly Name[],
): Set<Name> | null {
  const present = names.find((name) => variables[name] !== null);
  if (present === undefined) return null;
  const missing = names.find((name) => variables[name] === null);
  if (missing !== undefined) throw new EnvironmentError(`${missing} is required with ${present}.`);
  return variables as Set<Name>; // none of them is null
}
