/** The environment variables; the table of docs/operations.md and `.env.example` are tested against them. */
import { z } from "zod";
import { type DeliverySettings, deliverySettings } from "./environment/delivery-settings.ts";
import { enquiryVariables } from "./environment/enquiry-variables.ts";
import { serverVariables } from "./environment/server-variables.ts";
import { EnvironmentError, type SettingFacts, settingFacts } from "./environment/setting.ts";
import type { Limit, LogLevel, TrustedProxies } from "./environment/values.ts";

export { EnvironmentError } from "./environment/setting.ts";
export { type Limit, type LogLevel, logLevels, type TrustedProxies } from "./environment/values.ts";

export interface Environment {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  /** Another process's API, `/api/v1` included; null where this process has its own content. */
  readonly apiBaseUrl: string | null;
  /** Public origin; null where it has none. */
  readonly siteUrl: string | null;
  readonly mediaDir: string;
  readonly contentDir: string;
  readonly trustProxy: TrustedProxies;
  /** Fixed ISO date; null for the clock. */
  readonly today: string | null;
  readonly logLevel: LogLevel;
  readonly pageCacheBytes: number;
  /** By network; empty for no limit. */
  readonly searchLimits: readonly Limit[];
  readonly shutdownSeconds: number;
  /** Whether browsers store visited pages for use without a connection. */
  readonly offlinePages: boolean;
  /** Null where IndexNow is off. */
  readonly indexNow: { key: string; url: string; siteOrigin: string } | null;
  /** Targets of enquiries; null for each that is not set. */
  readonly delivery: DeliverySettings;
  readonly enquiryLimits: { perAddress: readonly Limit[]; perPhone: readonly Limit[] };
  readonly enquiryRetentionMonths: number;
}

const Variables = z.object({ ...serverVariables, ...enquiryVariables });
type Variables = z.output<typeof Variables>;

export type VariableName = keyof Variables;

/** Every variable with its description, in the order of the documentation. */
export function describeVariables(): [VariableName, SettingFacts][] {
  return Variables.keyof().options.map((name) => [name, factsOf(name)]);
}

/** Parses the environment. An empty value counts as not set. Throws an `EnvironmentError` for the first wrong one. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const read = Variables.safeParse(source);
  if (!read.success) throw wrongValue(read.error, source);
  const variables = read.data;
  return Object.freeze({
    port: variables.PORT,
    host: variables.HOST,
    databaseUrl: variables.DATABASE_URL,
    apiBaseUrl: variables.API_BASE_URL,
    siteUrl: variables.SITE_URL,
    mediaDir: variables.MEDIA_DIR,
    contentDir: variables.CONTENT_DIR,
    trustProxy: variables.TRUST_PROXY,
    today: variables.TODAY,
    logLevel: variables.LOG_LEVEL,
    pageCacheBytes: variables.PAGE_CACHE_MB,
    searchLimits: variables.SEARCHES_PER_ADDRESS,
    shutdownSeconds: variables.SHUTDOWN_SECONDS,
    offlinePages: variables.OFFLINE_PAGES,
    indexNow: indexNowSettings(variables),
    delivery: deliverySettings(variables),
    enquiryLimits: {
      perAddress: variables.ENQUIRIES_PER_ADDRESS,
      perPhone: variables.ENQUIRIES_PER_PHONE,
    },
    enquiryRetentionMonths: variables.ENQUIRY_RETENTION_MONTHS,
  });
}

function wrongValue(
  { issues }: z.ZodError,
  source: Readonly<Record<string, string | undefined>>,
): EnvironmentError {
  const name = Variables.keyof().parse(issues[0]?.path[0]);
  const { must, secret } = factsOf(name);
  const seen = secret ? "" : `; it is "${withoutPassword(source[name]?.trim() ?? "")}"`;
  return new EnvironmentError(`${name} must be ${must}${seen}.`);
}

function factsOf(name: VariableName): SettingFacts {
  return settingFacts.get(Variables.shape[name]) as SettingFacts; // each was made by `setting`
}

function indexNowSettings({ INDEXNOW_KEY, INDEXNOW_URL, SITE_URL }: Variables) {
  if (INDEXNOW_KEY === null) return null;
  if (SITE_URL === null) throw new EnvironmentError("SITE_URL is required with INDEXNOW_KEY.");
  return { key: INDEXNOW_KEY, url: INDEXNOW_URL, siteOrigin: SITE_URL };
}

/** Greedy: a password may contain an @. */
function withoutPassword(text: string): string {
  return text.replace(/\/\/.*@/, "//…@");
}
