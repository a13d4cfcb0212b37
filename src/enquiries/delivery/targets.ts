import { type Bitrix24Settings, bitrix24Target } from "#enquiries/delivery/bitrix24.ts";
import { type EmailSettings, emailTarget } from "#enquiries/delivery/email.ts";
import { type HubspotSettings, hubspotTarget } from "#enquiries/delivery/hubspot.ts";
import { type KommoSettings, kommoTarget } from "#enquiries/delivery/kommo.ts";
import type { Target } from "#enquiries/delivery/target.ts";
import { type WebhookSettings, webhookTarget } from "#enquiries/delivery/webhook.ts";

/** Null for each target that is not configured. The environment declares the same shape, because it imports no other folder. */
export interface TargetSettings {
  webhook: WebhookSettings | null;
  email: EmailSettings | null;
  hubspot: HubspotSettings | null;
  bitrix24: Bitrix24Settings | null;
  kommo: KommoSettings | null;
}

/** The configured targets; an enquiry goes to each. `siteUrl` turns paths into links. */
export function targetsOf(settings: TargetSettings, siteUrl: string | null): Target[] {
  const { webhook, email, hubspot, bitrix24, kommo } = settings;
  return [
    webhook && webhookTarget(webhook),
    email && emailTarget(email, siteUrl),
    hubspot && hubspotTarget(hubspot, siteUrl),
    bitrix24 && bitrix24Target(bitrix24, siteUrl),
    kommo && kommoTarget(kommo, siteUrl),
  ].filter((target) => target !== null);
}
