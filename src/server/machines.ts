/** What other programs ask this process for: whether it lives, whether it can serve, and the API. */
import type { Hono } from "hono";
import { problemResponse } from "#api/problems.ts";
import type { ApiAsker } from "#api/create-api.ts";
import type { Readiness } from "#server/health.ts";
import { decodablePath } from "#server/paths/canonical-path.ts";

export interface MachineParts {
  /** Null where another process answers. */
  api: { fetch(request: Request, asker: ApiAsker): Response | Promise<Response> } | null;
  readiness: Readiness;
}

export interface Bindings extends ApiAsker {
  requestId: string;
}

const elsewhere = {
  detail: "Another process serves the API.",
  errors: [{ field: "path", message: "path belongs to no call of this process." }],
};
const noStore = { "Cache-Control": "no-store" };

/** Answers `/healthz`, `/readyz` and everything below `/api`. */
export function serveMachines<Known extends Bindings>(
  app: Hono<{ Bindings: Known }>,
  { api, readiness }: MachineParts,
): void {
  app.get("/healthz", (context) => context.json({ status: "ok" }, 200, noStore));
  app.get("/readyz", async (context) => {
    const reasons = await readiness();
    if (reasons.length === 0) return context.json({ status: "ready" }, 200, noStore);
    return context.json({ status: "not ready", reasons }, 503, noStore);
  });
  app.all("/api/*", ({ req, env }) => {
    if (api === null) return problemResponse("not_found", elsewhere);
    return api.fetch(handedOn(req.raw, env.requestId, null), env);
  });
}

/**
 * The request as it is handed on. React Router compares the origin of a form with that of the request: behind a proxy only
 * SITE_URL knows it. Made anew, because the listener's own is a stand-in that cannot be copied.
 */
export function handedOn(request: Request, requestId: string, origin: string | null): Request {
  const { method, headers, body, signal } = request;
  const url = new URL(request.url);
  const copy = new Request((origin ?? url.origin) + decodablePath(url.pathname) + url.search, {
    method,
    headers: [...headers],
    signal,
    ...(body !== null && { body, duplex: "half" }),
  });
  copy.headers.set("X-Request-Id", requestId);
  return copy;
}
