import { Hono } from "hono";
import { linkTo } from "#domain/links.ts";
import { errorFacts, type Log } from "#server/log.ts";
import { handedOn, serveMachines, type Bindings, type MachineParts } from "#server/machines.ts";
import { preferredLocale } from "#server/paths/root-redirect.ts";
import { settlePath } from "#server/paths/site-redirect.ts";
import { isForeignForm } from "#server/requests/foreign-form.ts";
import { secured } from "#server/security/secured.ts";
import type { SecurityHeaders } from "#server/security/security-headers.ts";
import type { SiteHandler } from "#server/site-handler.ts";

export interface AppParts extends MachineParts {
  site: SiteHandler;
  /** Tried in turn; each knows the paths that are its own. */
  files: readonly ((request: Request) => Promise<Response | null>)[];
  /** Origin that requests are handed on with; null takes what they came with. */
  siteUrl: string | null;
  security: SecurityHeaders;
  log: Log;
}

export type App = (request: Request, requestId: string) => Promise<Response>;

/** Everything that this process answers, but for pages that are ready in the page cache. */
export function createApp(parts: AppParts): App {
  const { site, api, files, readiness, siteUrl, security, log } = parts;
  const app = new Hono<{ Bindings: Bindings }>();

  app.onError((error, context) => {
    log.error("unexpected error", { requestId: context.env.requestId, ...errorFacts(error) });
    return context.text("Internal Server Error", 500, { "Cache-Control": "no-store" });
  });

  serveMachines(app, { api, readiness });

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
