import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import type { ApiTransport } from "#site/request-context.ts";

/** Why this process cannot serve pages now; empty where it can. */
export type Readiness = () => Promise<string[]>;

const apiPatienceMs = 2_000;

/** Ready once the database answers and holds content. */
export function databaseReadiness(database: Kysely<Database>): Readiness {
  return async () => {
    try {
      const state = await database
        .selectFrom("content_state")
        .select("generation")
        .where("id", "=", 1)
        .executeTakeFirst();
      return (state?.generation ?? 0) > 0 ? [] : ["no content has been loaded"];
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
