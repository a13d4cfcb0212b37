/** What may be set from outside, each variable once: README's table and `.env.example` are tested against this one. */
import { type DeliverySettings, deliverySettings } from "./environment/delivery-settings.ts";
import { enquiryVariables } from "./environment/enquiry-variables.ts";
import type { Limit } from "./environment/limits.ts";
import {
  type LogLevel,
  serverVariables,
  type TrustedProxies,
} from "./environment/server-variables.ts";
import { EnvironmentError } from "./environment/variable.ts";

export type { Limit } from "./environment/limits.ts";
export { type LogLevel, logLevels, type TrustedProxies } from "./environment/server-variables.ts";
export { EnvironmentError } from "./environment/variable.ts";

export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  /** Address of another process's API, `/api/v1` included; null where this process answers itself. */
  readonly apiBaseUrl: string | null;
  /** Origin that the site is known by; null until it has a public one. */
  readonly siteUrl: string | null;
  readonly mediaDir: string;
  readonly contentDir: string;
  readonly trustProxy: TrustedProxies;
  /** Fixed ISO date; null where the clock counts. */
  readonly today: string | null;
  readonly logLevel: LogLevel;
  readonly pageCacheBytes: number;
  /** Of one network; none where there is no limit. */
  readonly searchLimits: readonly Limit[];
  readonly shutdownSeconds: number;
  /** Whether browsers keep visited pages for when there is no connection. */
  readonly offlinePages: boolean;
  /** How search engines are told of changes; null where they are not. */
  readonly indexNow: { key: string; url: string; siteOrigin: string } | null;
  /** Where enquiries are delivered to; null for each place that is not. */
  readonly delivery: DeliverySettings;
  readonly enquiryLimits: { perAddress: readonly Limit[]; perPhone: readonly Limit[] };
  readonly enquiryRetentionMonths: number;
}

export const variables = { ...serverVariables, ...enquiryVariables };

export type VariableName = keyof typeof variables;

/** Parses the environment. An empty value counts as not set. Throws an `EnvironmentError` for the first wrong one. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  function read<Name extends VariableName>(name: Name) {
    const { fallback, must, parse, secret } = variables[name];
    const text = source[name]?.trim() || fallback;
    const value = parse(text);
    if (value === undefined) {
      const seen = secret ? "" : `; it is "${withoutPassword(text)}"`;
      throw new EnvironmentError(`${name} must be ${must}${seen}.`);
    }
    return value as Exclude<ReturnType<(typeof variables)[Name]["parse"]>, undefined>; // undefined was just refused
  }
  return Object.freeze({
    port: read("PORT"),
    host: read("HOST"),
    databaseUrl: read("DATABASE_URL"),
    apiBaseUrl: read("API_BASE_URL"),
    siteUrl: read("SITE_URL"),
    mediaDir: read("MEDIA_DIR"),
    contentDir: read("CONTENT_DIR"),
    trustProxy: read("TRUST_PROXY"),
    today: read("TODAY"),
    logLevel: read("LOG_LEVEL"),
    pageCacheBytes: read("PAGE_CACHE_MB"),
    searchLimits: read("SEARCHES_PER_ADDRESS"),
    shutdownSeconds: read("SHUTDOWN_SECONDS"),
    offlinePages: read("OFFLINE_PAGES"),
    indexNow: indexNowSettings(read("INDEXNOW_KEY"), read("INDEXNOW_URL"), read("SITE_URL")),
    delivery: deliverySettings({
      ENQUIRY_WEBHOOK_URL: read("ENQUIRY_WEBHOOK_URL"),
      ENQUIRY_WEBHOOK_SECRET: read("ENQUIRY_WEBHOOK_SECRET"),
      SMTP_URL: read("SMTP_URL"),
      ENQUIRY_EMAIL_FROM: read("ENQUIRY_EMAIL_FROM"),
      ENQUIRY_EMAIL_TO: read("ENQUIRY_EMAIL_TO"),
      HUBSPOT_PORTAL_ID: read("HUBSPOT_PORTAL_ID"),
      HUBSPOT_FORM_ID: read("HUBSPOT_FORM_ID"),
      BITRIX24_WEBHOOK_URL: read("BITRIX24_WEBHOOK_URL"),
      KOMMO_URL: read("KOMMO_URL"),
      KOMMO_TOKEN: read("KOMMO_TOKEN"),
    }),
    enquiryLimits: {
      perAddress: read("ENQUIRIES_PER_ADDRESS"),
      perPhone: read("ENQUIRIES_PER_PHONE"),
    },
    enquiryRetentionMonths: read("ENQUIRY_RETENTION_MONTHS"),
  });
}

function indexNowSettings(key: string | null, url: string, siteOrigin: string | null) {
  if (key === null) return null;
  if (siteOrigin === null)
    throw new EnvironmentError("SITE_URL must be set too, because INDEXNOW_KEY is.");
  return { key, url, siteOrigin };
}

/** A password may hold an @ itself. */
function withoutPassword(text: string): string {
  return text.replace(/\/\/.*@/, "//…@");
}
