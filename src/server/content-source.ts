/** Content comes from this process's database or from another process's API. */
import type { Kysely } from "kysely";
import { createApi } from "#api/create-api.ts";
import { type Catalog, openCatalog } from "#catalog/open-catalog.ts";
import { openDatabase } from "#database/open.ts";
import type { Database } from "#database/schema.ts";
import type { Environment } from "#environment";
import { startIndexNowWorker } from "#server/indexnow/indexnow-worker.ts";
import { inProcess, overHttp } from "#server/api-transport.ts";
import type { AppParts } from "#server/app.ts";
import { fetchMedia } from "#server/files/remote-media.ts";
import { apiReadiness, databaseReadiness, type Readiness } from "#server/health.ts";
import { errorFacts, type Log } from "#server/log.ts";
import { watchContent, type Watch, type Watcher } from "#server/content-watch.ts";
import { createToday } from "#server/today.ts";
import type { ApiTransport } from "#site/data/request-context.ts";

export interface ContentSource {
  transport: ApiTransport;
  /** Null where another process serves the API. */
  api: AppParts["api"];
  readiness: Readiness;
  /** Serves pictures that the media folder does not have. */
  sendMedia: ((request: Request) => Promise<Response>) | null;
  /** Null where changes cannot be watched. */
  watch: ((watcher: Watcher) => Watch) | null;
  close(): Promise<void>;
}

/** Content of a database, which the source owns and closes. */
export function localContent(
  database: Kysely<Database>,
  environment: Environment,
  log: Log,
): ContentSource {
  const catalog = openCatalog(database, { today: createToday(environment) });
  const indexNow = submitToIndexNow(catalog, environment, log);
  const cachesResponses = environment.pageCacheBytes > 0;
  const api = createApi({
    catalog,
    siteUrl: environment.siteUrl,
    cachesResponses,
    reportFailure: ({ error, ...failure }) =>
      log.error("API error", { ...failure, ...errorFacts(error) }),
  });
  return {
    transport: inProcess(catalog),
    api,
    readiness: databaseReadiness(database),
    sendMedia: null,
    watch: (watcher) => watchContent(database, environment.databaseUrl, watcher),
    async close() {
      await indexNow?.stop();
      await database.destroy();
    },
  };
}

/** Uses a connection of its own, so that waiting for a lock delays no page. */
function submitToIndexNow(
  catalog: Catalog,
  { indexNow, databaseUrl }: Environment,
  log: Log,
): Watch | null {
  if (indexNow === null) return null;
  const database = openDatabase(databaseUrl);
  const worker = startIndexNowWorker(database, { catalog, endpoint: indexNow, log });
  return {
    async stop() {
      await worker.stop();
      await database.destroy();
    },
  };
}

/** Content of any server that implements the contract. */
export function remoteContent(apiBaseUrl: string): ContentSource {
  const transport = overHttp(apiBaseUrl);
  return {
    transport,
    api: null,
    readiness: apiReadiness(transport),
    sendMedia: (request) => fetchMedia(request, apiBaseUrl),
    watch: null,
    close: async () => undefined,
  };
}
