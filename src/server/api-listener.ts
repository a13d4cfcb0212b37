import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { problemResponse } from "#api/problems.ts";
import type { TrustedProxies } from "#environment";
import { errorFacts, type Log } from "#server/log.ts";
import {
  addApiAndHealthRoutes,
  type Bindings,
  type ApiAndHealthParts,
} from "#server/api-and-health-routes.ts";
import { refusalOf } from "#server/requests/refusal.ts";
import { refuseAsProblem } from "#server/requests/refuse.ts";
import type { CountSearch } from "#server/requests/search-limit.ts";
import { createRequestIds, logRequest } from "#server/requests/request-log.ts";
import { type SecurityHeaders, withSecurityHeaders } from "#server/security/security-headers.ts";

export interface ApiListenerParts extends ApiAndHealthParts {
  sendMedia: (request: Request) => Promise<Response | null>;
  countSearch: CountSearch;
  security: SecurityHeaders;
  trustProxy: TrustedProxies;
  log: Log;
}

/** Handles every request of a process that serves only the API, its media files and health checks; all else is a problem. */
export function createApiListener(parts: ApiListenerParts): RequestListener {
  const { sendMedia, countSearch, security, log } = parts;
  const app = new Hono<{ Bindings: Bindings }>();
  app.onError((error, { env: { requestId } }) => {
    log.error("unexpected error", { requestId, ...errorFacts(error) });
    return problemResponse("internal", { reference: requestId });
  });
  addApiAndHealthRoutes(app, parts);
  app.on(["GET", "HEAD"], "/media/*", async ({ req }, next) => {
    return (await sendMedia(req.raw)) ?? next();
  });
  app.notFound(() =>
    problemResponse("not_found", {
      detail: "This server provides only the API; see /api/v1/docs.",
      errors: [{ field: "path", message: "path does not exist." }],
    }),
  );

  const nextRequestId = createRequestIds();
  const handle = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const requestId = String(outgoing.getHeader("X-Request-Id"));
      // an HTTP/1 server gets no other kind
      const bindings = { requestId, countSearch: () => countSearch(incoming as IncomingMessage) };
      return withSecurityHeaders(await app.fetch(request, bindings), security);
    },
    { overrideGlobalObjects: false },
  );
  return (incoming, outgoing) => {
    const logEntry = logRequest(incoming, outgoing, nextRequestId(), parts);
    const refusal = refusalOf(incoming);
    if (refusal !== null) return refuseAsProblem(incoming, outgoing, logEntry, refusal, security);
    outgoing.setHeader("X-Request-Id", logEntry.requestId);
    void handle(incoming, outgoing);
  };
}
