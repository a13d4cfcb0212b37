import type { Hono } from "hono";
import { problemResponse } from "#api/problems.ts";
import type { ApiBindings } from "#api/create-api.ts";
import type { Readiness } from "#server/health.ts";
import { decodablePath } from "#server/paths/canonical-path.ts";

export interface ApiAndHealthParts {
  /** Null where another process serves the API. */
  api: { fetch(request: Request, bindings: ApiBindings): Response | Promise<Response> } | null;
  readiness: Readiness;
}

export interface Bindings extends ApiBindings {
  requestId: string;
}

const servedElsewhere = {
  detail: "The API is served by another process.",
  errors: [{ field: "path", message: "path is not served by this process." }],
};
const noStore = { "Cache-Control": "no-store" };

/** Answers `/healthz`, `/readyz` and everything below `/api`. */
export function addApiAndHealthRoutes<Extended extends Bindings>(
  app: Hono<{ Bindings: Extended }>,
  { api, readiness }: ApiAndHealthParts,
): void {
  app.get("/healthz", (context) => context.json({ status: "ok" }, 200, noStore));
  app.get("/readyz", async (context) => {
    const reasons = await readiness();
    if (reasons.length === 0) return context.json({ status: "ready" }, 200, noStore);
    return context.json({ status: "not ready", reasons }, 503, noStore);
  });
  app.all("/api/*", ({ req, env }) => {
    if (api === null) return problemResponse("not_found", servedElsewhere);
    return api.fetch(forwardedRequest(req.raw, env.requestId, null), env);
  });
}

/**
 * The request for the next handler. React Router compares a form's origin with that of the request, which behind a proxy only
 * SITE_URL knows. The adapter's own Request cannot be cloned.
 */
export function forwardedRequest(
  request: Request,
  requestId: string,
  origin: string | null,
): Request {
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
