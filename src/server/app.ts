import { Hono } from "hono";
import { compress } from "hono/compress";
import { problemResponse } from "#api/problems.ts";
import { linkTo } from "#domain/links.ts";
import type { Readiness } from "#server/health.ts";
import { errorFacts, type Log } from "#server/log.ts";
import { decodablePath } from "#server/paths/canonical-path.ts";
import { preferredLocale } from "#server/paths/root-redirect.ts";
import { settlePath } from "#server/paths/site-redirect.ts";
import { isForeignForm } from "#server/requests/foreign-form.ts";
import { secured } from "#server/security/secured.ts";
import type { SecurityHeaders } from "#server/security/security-headers.ts";
import type { SiteHandler } from "#server/site-handler.ts";

export interface AppParts {
  site: SiteHandler;
  /** Null where another process answers. */
  api: { fetch(request: Request): Response | Promise<Response> } | null;
  /** Tried in turn; each knows the paths that are its own. */
  files: readonly ((request: Request) => Promise<Response | null>)[];
  readiness: Readiness;
  /** Origin that requests are handed on with; null takes what they came with. */
  siteUrl: string | null;
  security: SecurityHeaders;
  log: Log;
}

export type App = (request: Request, requestId: string) => Promise<Response>;

interface Bindings {
  requestId: string;
}

/** Everything that this process answers, but for pages that are ready in the page cache. */
export function createApp(parts: AppParts): App {
  const { site, api, files, readiness, siteUrl, security, log } = parts;
  const app = new Hono<{ Bindings: Bindings }>();

  app.onError((error, context) => {
    log.error("unexpected error", { requestId: context.env.requestId, ...errorFacts(error) });
    return context.text("Internal Server Error", 500, { "Cache-Control": "no-store" });
  });

  app.get("/healthz", (context) => context.json({ status: "ok" }, 200, noStore));
  app.get("/readyz", async (context) => {
    const reasons = await readiness();
    if (reasons.length === 0) return context.json({ status: "ready" }, 200, noStore);
    return context.json({ status: "not ready", reasons }, 503, noStore);
  });

  if (api !== null) {
    app.use("/api/*", compress());
    app.all("/api/*", ({ req, env }) => api.fetch(handedOn(req.raw, env.requestId, null)));
  }
  app.all("/api/*", () => problemResponse("not_found"));

  app.on(["GET", "HEAD"], "*", async (context, next) => {
    for (const sendFile of files) {
      const answer = await sendFile(context.req.raw);
      if (answer !== null) return answer;
    }
    return next();
  });

  app.all("/", (context) => {
    const { cookie, "accept-language": languages } = context.req.header();
    return new Response(null, {
      status: 302,
      headers: {
        ...noStore,
        Location: linkTo(preferredLocale(cookie, languages), "home"),
        Vary: "Cookie, Accept-Language",
      },
    });
  });

  app.all("*", ({ req, env }) => {
    const settled = settlePath(new URL(req.url));
    if (settled !== null) return settled;
    const request = handedOn(req.raw, env.requestId, siteUrl);
    if (!mayBeWritten(req.path) && req.method !== "GET" && req.method !== "HEAD") {
      return methodNotAllowed(site, request, env.requestId);
    }
    return isForeignForm(request)
      ? new Response("Forbidden", { status: 403 })
      : site(request, env.requestId);
  });

  return async (request, requestId) => secured(await app.fetch(request, { requestId }), security);
}

/** Only the visitor's choices are sent anywhere; every other path is there to be read. */
function mayBeWritten(path: string): boolean {
  return /^\/preferences(?:\.data)?$/.test(path);
}

/** The page that says so, in the language of the path. What was sent is not read. */
async function methodNotAllowed(
  site: SiteHandler,
  { url, headers }: Request,
  requestId: string,
): Promise<Response> {
  const answer = await site(new Request(url, { headers }), requestId, 405);
  answer.headers.set("Allow", "GET, HEAD");
  answer.headers.set("Cache-Control", "no-store");
  return answer;
}

const noStore = { "Cache-Control": "no-store" };

/**
 * The request as it is handed on. React Router compares the origin of a form with that of the request: behind a proxy only
 * SITE_URL knows it. Made anew, because the listener's own is a stand-in that cannot be copied.
 */
function handedOn(request: Request, requestId: string, origin: string | null): Request {
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
