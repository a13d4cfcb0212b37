import type { Kysely } from "kysely";
import { contentGeneration } from "#database/content-state.ts";
import { defaultLocale } from "#domain/locale.ts";
import type { Database } from "#database/schema.ts";
import { createApiClient } from "#site/data/api-client.ts";
import type { ApiTransport } from "#site/data/request-context.ts";

/** Reasons why this process is not ready; empty if it is. */
export type Readiness = () => Promise<string[]>;

const apiTimeoutMs = 2_000;

export function databaseReadiness(database: Kysely<Database>): Readiness {
  return async () => {
    try {
      const hasContent = (await contentGeneration(database)) > 0;
      return hasContent ? [] : ["no content loaded"];
    } catch {
      return ["database unavailable"];
    }
  };
}

export function apiReadiness(transport: ApiTransport): Readiness {
  const options = { requestId: "readiness", report: () => undefined, timeoutMs: apiTimeoutMs };
  return async () => {
    try {
      await createApiClient(transport, defaultLocale, options).get("currencies");
      return [];
    } catch {
      return ["API unavailable"];
    }
  };
}
