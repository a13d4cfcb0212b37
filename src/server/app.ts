import { STATUS_CODES } from "node:http";
import { Hono } from "hono";
import type { ApiBindings } from "#api/create-api.ts";
import { refusalStatus } from "#contract/enquiry/outcome.ts";
import { compressResponse } from "#server/compress-response.ts";
import { errorFacts, type Log } from "#server/log.ts";
import {
  forwardedRequest,
  addApiAndHealthRoutes,
  type ApiAndHealthParts,
} from "#server/api-and-health-routes.ts";
import { redirectToPreferredLocale } from "#server/paths/root-redirect.ts";
import { sharedList, sharedLists } from "#server/paths/shared-lists.ts";
import { redirectFor } from "#server/paths/site-redirect.ts";
import { isRedirect, withCampaign } from "#server/paths/with-campaign.ts";
import { isForeignForm } from "#server/requests/foreign-form.ts";
import { formReader, refusedOutcome, type FormRefusal } from "#server/requests/form-routes.ts";
import { type SecurityHeaders, withSecurityHeaders } from "#server/security/security-headers.ts";
import { addEtag } from "#server/add-etag.ts";
import type { RenderContext, PageRefusal, SiteHandler } from "#server/site-handler.ts";

export interface AppParts extends ApiAndHealthParts {
  site: SiteHandler;
  /** Tried in order; each returns null for paths that are not its own. */
  files: readonly ((request: Request, requestId: string) => Promise<Response | null>)[];
  /** Origin of forwarded requests; null keeps their own. */
  siteUrl: string | null;
  security: SecurityHeaders;
  log: Log;
}

interface AppBindings extends RenderContext, ApiBindings {
  /** Set for a form that was refused before its body was read. */
  refusal?: FormRefusal;
  /** Set where the search limit is reached. */
  retryAfterSeconds?: number;
  /** Set where the URL is too long. */
  isTooLong?: true;
}

export type App = (request: Request, bindings: AppBindings) => Promise<Response>;

/** Answers every request that the page cache does not. */
export function createApp(parts: AppParts): App {
  const { site, api, files, readiness, siteUrl, security, log } = parts;
  const app = new Hono<{ Bindings: AppBindings }>();

  app.onError((error, context) => {
    log.error("unexpected error", { requestId: context.env.requestId, ...errorFacts(error) });
    return context.text("Internal Server Error", 500, { ...security.always, ...noStore });
  });

  app.use(async (context, next) => {
    await next();
    const rendered = context.res;
    context.res = undefined; // its headers would be merged into those of the next one
    // Pages and API answers are compressed where they are cached.
    const response = await compressResponse(
      context.req.raw,
      withSecurityHeaders(rendered, security),
    );
    context.res = response;
    const { status, headers } = response;
    const location = isRedirect(status) ? headers.get("Location") : null;
    if (location !== null)
      headers.set("Location", withCampaign(location, new URL(context.req.url).search));
  });

  app.use(async ({ req, env }, next) => {
    if (env.isTooLong !== true) return next();
    const response = await refusedPage(forwardedRequest(req.raw, env.requestId, siteUrl), env, 414);
    response.headers.set("Cache-Control", "no-store");
    return response;
  });

  addApiAndHealthRoutes(app, { api, readiness });

  app.on(["GET", "HEAD"], "*", async (context, next) => {
    for (const sendFile of files) {
      const response = await sendFile(context.req.raw, context.env.requestId);
      if (response !== null) return response;
    }
    return next();
  });

  app.all("/", ({ req }) => redirectToPreferredLocale(req.raw, ""));
  app.on(["GET", "HEAD"], sharedLists, ({ req }) =>
    redirectToPreferredLocale(req.raw, sharedList(new URL(req.url))),
  );

  app.on(["GET", "HEAD"], "*", async ({ req, env }) => {
    const redirect = redirectFor(new URL(req.url));
    if (redirect !== null) return redirect;
    const request = forwardedRequest(req.raw, env.requestId, siteUrl);
    const { retryAfterSeconds } = env;
    if (retryAfterSeconds !== undefined) return refuseSearch(request, env, retryAfterSeconds);
    return addEtag(request, await site(withGetMethod(request), env));
  });

  app.all("*", async ({ req, env }) => {
    const redirect = redirectFor(new URL(req.url));
    if (redirect !== null) return redirect;
    const response = await answerForm(forwardedRequest(req.raw, env.requestId, siteUrl), env);
    response.headers.set("Cache-Control", "no-store");
    return response;
  });

  /** Only forms are read; anything else is 405. */
  async function answerForm(request: Request, bindings: AppBindings): Promise<Response> {
    const reader = formReader(new URL(request.url).pathname);
    if (reader === null || request.method !== "POST") {
      const response = await refusedPage(request, bindings, 405);
      response.headers.set("Allow", reader === null ? "GET, HEAD" : "GET, HEAD, POST");
      return response;
    }
    const refusal = bindings.refusal ?? (isForeignForm(request) ? "foreign" : null);
    if (refusal === null) {
      // React Router would refuse a form from another host name of this site, or over TLS that SITE_URL does not name.
      request.headers.delete("Origin");
      return site(request, bindings);
    }
    if (reader === "script") return refusedOutcome(refusal);
    const status = refusalStatus[refusal];
    return reader === "visitor"
      ? refusedPage(request, bindings, status)
      : new Response(STATUS_CODES[status], { status });
  }

  async function refuseSearch(
    request: Request,
    context: RenderContext,
    seconds: number,
  ): Promise<Response> {
    const response = await refusedPage(request, context, 429);
    response.headers.set("Retry-After", String(seconds));
    response.headers.set("Cache-Control", "no-store");
    return response;
  }

  /** The error page in the language of the path. */
  function refusedPage(
    { url, headers }: Request,
    context: RenderContext,
    status: PageRefusal,
  ): Promise<Response> {
    return site(new Request(url, { headers }), context, status);
  }

  return async (request, bindings) => app.fetch(request, bindings);
}

/** The headers depend on the body, which Hono drops for HEAD. */
function withGetMethod(request: Request): Request {
  return request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
}

const noStore = { "Cache-Control": "no-store" };
