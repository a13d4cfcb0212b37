import type { Environment } from "#environment";
import { createApiListener } from "#server/api-listener.ts";
import type { ContentSource } from "#server/content-source.ts";
import { sendMedia } from "#server/files/media-files.ts";
import {
  addressOf,
  createHttpServer,
  listen,
  type RunningServer,
  stopListening,
} from "#server/http-server.ts";
import type { Log } from "#server/log.ts";
import { createSearchLimit } from "#server/requests/search-limit.ts";
import { createSecurityHeaders } from "#server/security/security-headers.ts";

/** Serves the API without the site until it is closed. Rejects with Node's own error where it cannot listen. */
export async function serveApi(
  environment: Environment,
  content: ContentSource,
  log: Log,
): Promise<RunningServer> {
  const { host, port, siteUrl, mediaDir, trustProxy, searchLimits, shutdownSeconds } = environment;
  const security = createSecurityHeaders({
    https: siteUrl?.startsWith("https:") === true,
    development: false,
  });
  const server = createHttpServer(security, log);
  const { api, readiness } = content;
  server.on(
    "request",
    createApiListener({
      api,
      readiness,
      sendMedia: (request) => sendMedia(request, mediaDir, null),
      countSearch: createSearchLimit({ limits: searchLimits, trustProxy }),
      security,
      trustProxy,
      log,
    }),
  );
  const url = addressOf(host, await listen(server, port, host));
  return {
    url,
    async close() {
      await stopListening(server, shutdownSeconds);
      await content.close();
    },
  };
}
