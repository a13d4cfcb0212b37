import type { Kysely } from "kysely";
import { contentGeneration } from "#database/content-state.ts";
import type { Database } from "#database/schema.ts";
import type { ApiTransport } from "#site/request-context.ts";

/** Why this process cannot serve pages now; empty where it can. */
export type Readiness = () => Promise<string[]>;

const apiPatienceMs = 2_000;

/** Ready once the database answers and holds content. */
export function databaseReadiness(database: Kysely<Database>): Readiness {
  return async () => {
    try {
      const hasContent = (await contentGeneration(database)) > 0;
      return hasContent ? [] : ["no content has been loaded"];
    } catch {
      return ["the database does not answer"];
    }
  };
}

/** Ready while the other process's API answers. */
export function apiReadiness(transport: ApiTransport): Readiness {
  return async () => {
    try {
      const request = new Request(`${transport.baseUrl}/currencies`, {
        headers: { Accept: "application/json" },
        signal: AbortSignal.timeout(apiPatienceMs),
      });
      const response = await transport.fetch(request);
      await response.body?.cancel();
      return response.ok ? [] : [`the API answers with status ${response.status}`];
    } catch {
      return ["the API does not answer"];
    }
  };
}
