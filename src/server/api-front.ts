/** What meets every request of a process that serves the API alone. */
import type { IncomingMessage, RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { problemResponse } from "#api/problems.ts";
import type { TrustedProxies } from "#environment";
import { errorFacts, type Log } from "#server/log.ts";
import { serveMachines, type Bindings, type MachineParts } from "#server/machines.ts";
import { refusalOf } from "#server/requests/refusal.ts";
import { refuseAsProblem } from "#server/requests/refuse.ts";
import type { CountSearch } from "#server/requests/search-limit.ts";
import { createRequestIds } from "#server/requests/request-id.ts";
import { logVisit } from "#server/requests/visit.ts";
import { secured } from "#server/security/secured.ts";
import type { SecurityHeaders } from "#server/security/security-headers.ts";

export interface ApiFrontParts extends MachineParts {
  sendMedia: (request: Request) => Promise<Response | null>;
  countSearch: CountSearch;
  security: SecurityHeaders;
  trustProxy: TrustedProxies;
  log: Log;
}

/** Answers the API, its media files and what tells of its health; everything else is a problem, too. */
export function createApiFront(parts: ApiFrontParts): RequestListener {
  const { sendMedia, countSearch, security, log } = parts;
  const app = new Hono<{ Bindings: Bindings }>();
  app.onError((error, { env: { requestId } }) => {
    log.error("unexpected error", { requestId, ...errorFacts(error) });
    return problemResponse("internal", { reference: requestId });
  });
  serveMachines(app, parts);
  app.on(["GET", "HEAD"], "/media/*", async ({ req }, next) => {
    return (await sendMedia(req.raw)) ?? next();
  });
  app.notFound(() =>
    problemResponse("not_found", {
      detail: "This process serves the API alone; /api/v1/docs describes it.",
      errors: [{ field: "path", message: "path belongs to no call." }],
    }),
  );

  const nextRequestId = createRequestIds();
  const answer = getRequestListener(
    async (request, { incoming, outgoing }) => {
      const requestId = String(outgoing.getHeader("X-Request-Id"));
      // A server of HTTP/1 alone is never given anything else.
      const asker = { requestId, countSearch: () => countSearch(incoming as IncomingMessage) };
      return secured(await app.fetch(request, asker), security);
    },
    { overrideGlobalObjects: false },
  );
  return (incoming, outgoing) => {
    const visit = logVisit(incoming, outgoing, nextRequestId(), parts);
    const refusal = refusalOf(incoming);
    if (refusal !== null) return refuseAsProblem(incoming, outgoing, visit, refusal, security);
    outgoing.setHeader("X-Request-Id", visit.requestId);
    void answer(incoming, outgoing);
  };
}
