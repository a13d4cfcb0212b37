import type { Server } from "node:http";
import type { Environment } from "#environment";
import { compose, type SiteSource } from "#server/compose.ts";
import type { ContentSource } from "#server/content-source.ts";
import type { EnquiryService } from "#server/enquiry-service.ts";
import {
  addressOf,
  createHttpServer,
  listen,
  type RunningServer,
  stopListening,
} from "#server/http-server.ts";
import type { Log } from "#server/log.ts";
import { createSecurityHeaders } from "#server/security/security-headers.ts";

export interface ServeOptions {
  environment: Environment;
  /** Closed with the site, as are the enquiries. */
  content: ContentSource;
  enquiries: EnquiryService;
  /** Called once the HTTP server exists, which Vite shares in development. */
  openSite: (server: Server) => Promise<SiteSource>;
  development: boolean;
  log: Log;
}

/** Serves the site until it is closed. Rejects with Node's own error where it cannot listen. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { environment, content, enquiries, openSite, development, log } = options;
  const { host, port, siteUrl, shutdownSeconds } = environment;
  const security = createSecurityHeaders({
    https: siteUrl?.startsWith("https:") === true,
    development,
  });
  const server = createHttpServer(security, log, {
    longAddressPage: async (path) => composition.longAddressPage(path), // called only once the server listens
  });
  let url = "";
  const composition = await compose({
    environment,
    site: await openSite(server),
    content,
    enquiries,
    siteOrigin: () => siteUrl ?? url,
    security,
    log,
  });
  server.on("request", composition.listener);
  url = addressOf(host, await listen(server, port, host));
  return {
    url,
    async close() {
      await stopListening(server, shutdownSeconds);
      await composition.close();
    },
  };
}
