/** What meets every request of a process that serves the API alone. */
import type { RequestListener } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { problemResponse } from "#api/problems.ts";
import type { TrustedProxies } from "#environment";
import { errorFacts, type Log } from "#server/log.ts";
import { serveMachines, type Bindings, type MachineParts } from "#server/machines.ts";
import { refusalOf } from "#server/requests/refusal.ts";
import { refuseAsProblem } from "#server/requests/refuse.ts";
import { createRequestIds } from "#server/requests/request-id.ts";
import { logVisit } from "#server/requests/visit.ts";
import { secured } from "#server/security/secured.ts";
import type { SecurityHeaders } from "#server/security/security-headers.ts";

export interface ApiFrontParts extends MachineParts {
  sendMedia: (request: Request) => Promise<Response | null>;
  security: SecurityHeaders;
  trustProxy: TrustedProxies;
  log: Log;
}

/** Answers the API, its media files and what tells of its health; everything else is a problem, too. */
export function createApiFront(parts: ApiFrontParts): RequestListener {
  const { sendMedia, security, log } = parts;
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
    async (request, { outgoing }) => {
      const requestId = String(outgoing.getHeader("X-Request-Id"));
      return secured(await app.fetch(request, { requestId }), security);
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
