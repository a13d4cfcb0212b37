import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import type { TrustedProxies } from "#environment";
import { refusalStatus } from "#contract/enquiry/outcome.ts";
import type { App } from "#server/app.ts";
import type { LongAddressPage } from "#server/http-server.ts";
import { errorFacts, type Log } from "#server/log.ts";
import type { PageCache } from "#server/pages/page-cache.ts";
import { createKeyOf, hasQuery, type KeyContext, type PageKey } from "#server/pages/page-key.ts";
import { type Page, readPage } from "#server/pages/page.ts";
import { cookieHeaderOf } from "#server/pages/preferences.ts";
import { sendPage } from "#server/pages/send-page.ts";
import { clientAddressOf } from "#server/requests/client-address.ts";
import { refusalOf, type Refusal } from "#server/requests/refusal.ts";
import { isForApi, refuseAsProblem, refusePlainly, sendAndClose } from "#server/requests/refuse.ts";
import type { CountSearch } from "#server/requests/search-limit.ts";
import { formReader, unreadForm, type UnreadForm } from "#server/requests/form-routes.ts";
import {
  createRequestIds,
  logRequest,
  pathOf,
  type RequestLogEntry,
} from "#server/requests/request-log.ts";
import type { SecurityHeaders } from "#server/security/security-headers.ts";

export interface SiteListenerParts {
  app: App;
  cache: PageCache;
  /** Null turns the page cache off. */
  keyContext: KeyContext | null;
  countSearch: CountSearch;
  /** Origin that pages are rendered with, whatever the `Host` header; known once the server listens. */
  siteOrigin: () => string;
  security: SecurityHeaders;
  trustProxy: TrustedProxies;
  log: Log;
}

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  logEntry: RequestLogEntry;
}

/** The page for a URL that is too long to become a request. */
export function createLongAddressPage({
  app,
  siteOrigin,
}: Pick<SiteListenerParts, "app" | "siteOrigin">): LongAddressPage {
  const nextRequestId = createRequestIds();
  return async (path) => {
    const requestId = nextRequestId();
    const request = new Request(siteOrigin() + path);
    const response = await app(request, { requestId, address: null, isTooLong: true });
    response.headers.set("X-Request-Id", requestId);
    return response;
  };
}

/** Handles every request of the site: refuses malformed ones, answers from the page cache, and passes the rest to the app. */
export function createSiteListener(parts: SiteListenerParts): RequestListener {
  const { app, cache, keyContext, countSearch, siteOrigin, security, trustProxy, log } = parts;
  const nextRequestId = createRequestIds();
  const keyOf = keyContext === null ? () => null : createKeyOf(keyContext);
  const handleOther = getRequestListener(
    async (request, { incoming: nodeRequest, outgoing }) => {
      const incoming = nodeRequest as IncomingMessage; // an HTTP/1 server gets no other kind
      const response = await app(request, {
        requestId: String(outgoing.getHeader("X-Request-Id")),
        address: clientAddressOf(incoming, trustProxy),
        countSearch: () => countSearch(incoming),
      });
      return withDefaultNoStore(response);
    },
    { overrideGlobalObjects: false },
  );

  return (incoming, outgoing) => {
    const logEntry = logRequest(incoming, outgoing, nextRequestId(), parts);
    const exchange = { incoming, outgoing, logEntry };
    const refusal = refusalOf(incoming);
    if (refusal !== null) {
      if (isForApi(incoming))
        return refuseAsProblem(incoming, outgoing, logEntry, refusal, security);
      const unreadReason = unreadForm(refusal.status);
      if (unreadReason !== null && formReader(pathOf(incoming)) !== null)
        return void refuseForm(unreadReason, exchange);
      if (refusal.status === 414 && incoming.url?.startsWith("/")) {
        const page = { path: incoming.url, method: "GET", status: 414 } as const;
        return void refuseWithPage(page, { isTooLong: true }, exchange);
      }
      return refusePlainly(outgoing, logEntry, refusal.status, security);
    }
    const isGetOrHead = incoming.method === "GET" || incoming.method === "HEAD";
    const key = isGetOrHead ? keyOf(incoming.url ?? "/", incoming.headers.cookie) : null;
    if (key !== null) return answerPage(key, exchange);
    outgoing.setHeader("X-Request-Id", logEntry.requestId);
    void handleOther(incoming, outgoing);
  };

  function refuseForm(refusal: UnreadForm, exchange: Exchange): Promise<void> {
    const path = pathOf(exchange.incoming);
    const form = { path, method: "POST", status: refusalStatus[refusal] };
    return refuseWithPage(form, { refusal }, exchange);
  }

  /** Refuses a page with a query where the search limit is reached. */
  function refuseOverLimit(exchange: Exchange): boolean {
    const { incoming } = exchange;
    const retryAfterSeconds = countSearch(incoming);
    if (retryAfterSeconds === null) return false;
    const page = { path: incoming.url ?? "/", method: "GET", status: 429 } as const;
    void refuseWithPage(page, { retryAfterSeconds }, exchange);
    return true;
  }

  /** Sends an error page in the visitor's language. */
  async function refuseWithPage(
    { path, method, status }: { path: string; method: string; status: Refusal["status"] | 429 },
    bindings: { refusal: UnreadForm } | { retryAfterSeconds: number } | { isTooLong: true },
    { incoming, outgoing, logEntry }: Exchange,
  ): Promise<void> {
    const { requestId } = logEntry;
    try {
      const { cookie = "", "accept-encoding": encodings = "" } = incoming.headers;
      const headers = { Cookie: cookie, "Accept-Encoding": encodings };
      const request = new Request(siteOrigin() + path, { method, headers });
      const response = await app(request, { requestId, address: null, ...bindings });
      const body = Buffer.from(await response.arrayBuffer());
      response.headers.delete("Content-Length"); // set again with the body
      sendAndClose(outgoing, logEntry, response.status, body, Object.fromEntries(response.headers));
    } catch (error) {
      report(error, logEntry);
      refusePlainly(outgoing, logEntry, status, security);
    }
  }

  function answerPage(key: PageKey, exchange: Exchange): void {
    const page = cache.get(key.text);
    if (page === null) return answerNewPage(key, exchange);
    exchange.logEntry.cache = "hit";
    send(page, key, exchange);
  }

  function answerNewPage(key: PageKey, exchange: Exchange): void {
    if (hasQuery(key) && refuseOverLimit(exchange)) return;
    exchange.logEntry.cache = "miss";
    const { requestId } = exchange.logEntry;
    cache
      .render(key.text, () => renderPage(key, requestId))
      .then((page) => send(page, key, exchange))
      .catch((error: unknown) => fail(error, exchange));
  }

  function send(page: Page, key: PageKey, exchange: Exchange): void {
    const { incoming, outgoing, logEntry } = exchange;
    // An error page quotes the id of its render, which concurrent requests may share.
    if (page.status !== 200) logEntry.requestId = page.requestId;
    const sending = {
      requestId: logEntry.requestId,
      isPersonal: key.preferences.wereSent,
    };
    sendPage(page, incoming, outgoing, sending)
      ?.then(() => cache.resize(key.text))
      .catch((error: unknown) => fail(error, exchange));
  }

  function fail(error: unknown, { outgoing, logEntry }: Exchange): void {
    report(error, logEntry);
    refusePlainly(outgoing, logEntry, 500, security);
  }

  function report(error: unknown, { requestId }: RequestLogEntry): void {
    log.error("unexpected error", { requestId, ...errorFacts(error) });
  }

  async function renderPage(key: PageKey, requestId: string): Promise<Page> {
    const url = siteOrigin() + key.path + (key.query === "" ? "" : `?${key.query}`);
    const cookie = cookieHeaderOf(key.preferences);
    const request = new Request(url, { headers: cookie === null ? {} : { Cookie: cookie } });
    const { criteria } = key;
    return readPage(await app(request, { requestId, address: null, criteria }), requestId);
  }
}

/** Without `Cache-Control` a shared cache may store a response, and only pages with a key carry `Vary`. */
function withDefaultNoStore(response: Response): Response {
  if (!response.headers.has("Cache-Control")) response.headers.set("Cache-Control", "no-store");
  return response;
}
