/** The composition root of the site's server. */
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { ServerBuild } from "react-router";
import type { Environment } from "#environment";
import { createApp } from "#server/app.ts";
import type { ContentSource } from "#server/content-source.ts";
import { pollCurrencyCodes } from "#server/currency-codes.ts";
import type { EnquiryService } from "#server/enquiry-service.ts";
import { sendMedia } from "#server/files/media-files.ts";
import type { SendPublicFile } from "#server/files/public-files.ts";
import { createSeoFiles } from "#server/seo/seo-files.ts";
import { createSiteListener, createLongAddressPage } from "#server/site-listener.ts";
import type { LongAddressPage } from "#server/http-server.ts";
import { errorFacts, type Log } from "#server/log.ts";
import { watchDate } from "#server/content-watch.ts";
import { createPageCache } from "#server/pages/page-cache.ts";
import { createRoutesOfPath, routesOfBuild } from "#server/pages/routes-of-path.ts";
import { createSearchLimit } from "#server/requests/search-limit.ts";
import type { SecurityHeaders } from "#server/security/security-headers.ts";
import { createSiteHandler } from "#server/site-handler.ts";
import { createToday } from "#server/today.ts";
import type { ApiFault } from "#site/data/request-context.ts";

/** The production build, or Vite's in development: then nothing is cached and Vite serves the files. */
export type SiteSource =
  | { build: ServerBuild; sendPublicFile: SendPublicFile }
  | { build: () => Promise<ServerBuild>; vite: ViteMiddleware };

type ViteMiddleware = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: () => void,
) => void;

export interface CompositionParts {
  environment: Environment;
  site: SiteSource;
  content: ContentSource;
  enquiries: EnquiryService;
  /** The site's own address, known once it listens. */
  siteOrigin: () => string;
  security: SecurityHeaders;
  log: Log;
}

export interface Composition {
  listener: RequestListener;
  longAddressPage: LongAddressPage;
  close(): Promise<void>;
}

/** Age of cached pages where changes of content cannot be watched. */
const revalidateAfterMs = 5_000;

export async function compose(parts: CompositionParts): Promise<Composition> {
  const { environment, site, content, enquiries, siteOrigin, security, log } = parts;
  const isBuilt = "sendPublicFile" in site;
  const cache = createPageCache({
    maxBytes: isBuilt ? environment.pageCacheBytes : 0,
    revalidateAfterMs: content.watch === null ? revalidateAfterMs : null,
  });
  const currencies = pollCurrencyCodes(content.transport, log);
  await currencies.refresh();

  function onChange(): void {
    cache.clear();
    void currencies.refresh();
  }
  const watches = [
    watchDate(createToday(environment), onChange),
    content.watch?.({
      onChange,
      onError: (error) => log.warn("content watch failed", errorFacts(error)),
    }),
  ];

  const reportApiFault = ({ cause, ...fault }: ApiFault) =>
    log.error("API request failed", { ...fault, ...errorFacts(cause) });
  const app = createApp({
    site: createSiteHandler({
      build: site.build,
      transport: content.transport,
      enquiries: enquiries.receiver,
      siteOrigin,
      currencies: currencies.codes,
      today: createToday(environment),
      policyFor: security.policyFor,
      reportApiFault,
      reportPageFault: (error, requestId) =>
        log.error("page render failed", { requestId, ...errorFacts(error) }),
    }),
    api: content.api,
    files: [
      ...(isBuilt ? [site.sendPublicFile] : []),
      createSeoFiles({
        transport: content.transport,
        siteOrigin,
        indexNowKey: environment.indexNow?.key ?? null,
        report: reportApiFault,
      }),
      (request) => sendMedia(request, environment.mediaDir, content.sendMedia),
    ],
    readiness: content.readiness,
    siteUrl: environment.siteUrl,
    security,
    log,
  });
  const siteListener = createSiteListener({
    app,
    cache,
    // In development the routes may change at any moment.
    keyContext: isBuilt
      ? {
          currencies: currencies.codes,
          routesOf: createRoutesOfPath(routesOfBuild(site.build)),
        }
      : null,
    countSearch: createSearchLimit({
      limits: environment.searchLimits,
      trustProxy: environment.trustProxy,
    }),
    siteOrigin,
    security,
    trustProxy: environment.trustProxy,
    log,
  });
  return {
    listener: isBuilt
      ? siteListener
      : (incoming, outgoing) =>
          site.vite(incoming, outgoing, () => siteListener(incoming, outgoing)),
    longAddressPage: createLongAddressPage({ app, siteOrigin }),
    async close() {
      currencies.stop();
      for (const watch of watches) await watch?.stop();
      await enquiries.close();
      await content.close();
    },
  };
}
