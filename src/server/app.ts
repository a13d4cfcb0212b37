import { STATUS_CODES } from "node:http";
import { Hono } from "hono";
import type { ApiAsker } from "#api/create-api.ts";
import { refusalStatus } from "#contract/enquiry/outcome.ts";
import { encoded } from "#server/encoded.ts";
import { errorFacts, type Log } from "#server/log.ts";
import { handedOn, serveMachines, type MachineParts } from "#server/machines.ts";
import { inOwnLanguage } from "#server/paths/root-redirect.ts";
import { sharedList, sharedLists } from "#server/paths/shared-lists.ts";
import { settlePath } from "#server/paths/site-redirect.ts";
import { isRedirect, withCampaign } from "#server/paths/with-campaign.ts";
import { isForeignForm } from "#server/requests/foreign-form.ts";
import { formReader, refusedOutcome, type FormRefusal } from "#server/requests/sent-forms.ts";
import { secured } from "#server/security/secured.ts";
import type { SecurityHeaders } from "#server/security/security-headers.ts";
import { tagged } from "#server/tagged.ts";
import type { Asker, PageRefusal, SiteHandler } from "#server/site-handler.ts";

export interface AppParts extends MachineParts {
  site: SiteHandler;
  /** Tried in turn; each knows the paths that are its own. */
  files: readonly ((request: Request, requestId: string) => Promise<Response | null>)[];
  /** Origin that requests are handed on with; null takes what they came with. */
  siteUrl: string | null;
  security: SecurityHeaders;
  log: Log;
}

interface Asked extends Asker, ApiAsker {
  /** Settled already, for a form that cannot be handed on. */
  refusal?: FormRefusal;
  /** Seconds after which what is asked for may be searched: there were too many searches before it. */
  searchAfter?: number;
  /** The address is longer than anything here reads. */
  isTooLong?: true;
}

export type App = (request: Request, asked: Asked) => Promise<Response>;

/** Everything that this process answers, but for pages that are ready in the page cache. */
export function createApp(parts: AppParts): App {
  const { site, api, files, readiness, siteUrl, security, log } = parts;
  const app = new Hono<{ Bindings: Asked }>();

  app.onError((error, context) => {
    log.error("unexpected error", { requestId: context.env.requestId, ...errorFacts(error) });
    return context.text("Internal Server Error", 500, { ...security.always, ...noStore });
  });

  app.use(async (context, next) => {
    await next();
    const made = context.res;
    context.res = undefined; // its headers would replace those of the next one, a failure's too
    // What is kept, by the page cache or the API, is asked for plain and compressed where it is kept.
    const answer = await encoded(context.req.raw, secured(made, security));
    context.res = answer;
    const { status, headers } = answer;
    const place = isRedirect(status) ? headers.get("Location") : null;
    if (place !== null)
      headers.set("Location", withCampaign(place, new URL(context.req.url).search));
  });

  app.use(async ({ req, env }, next) => {
    if (env.isTooLong !== true) return next();
    const answer = await refusedPage(handedOn(req.raw, env.requestId, siteUrl), env, 414);
    answer.headers.set("Cache-Control", "no-store");
    return answer;
  });

  serveMachines(app, { api, readiness });

  app.on(["GET", "HEAD"], "*", async (context, next) => {
    for (const sendFile of files) {
      const answer = await sendFile(context.req.raw, context.env.requestId);
      if (answer !== null) return answer;
    }
    return next();
  });

  app.all("/", ({ req }) => inOwnLanguage(req.raw, ""));
  app.on(["GET", "HEAD"], sharedLists, ({ req }) =>
    inOwnLanguage(req.raw, sharedList(new URL(req.url))),
  );

  app.on(["GET", "HEAD"], "*", async ({ req, env }) => {
    const settled = settlePath(new URL(req.url));
    if (settled !== null) return settled;
    const request = handedOn(req.raw, env.requestId, siteUrl);
    const { searchAfter } = env;
    if (searchAfter !== undefined) return searchLater(request, env, searchAfter);
    return tagged(request, await site(asGet(request), env));
  });

  app.all("*", async ({ req, env }) => {
    const settled = settlePath(new URL(req.url));
    if (settled !== null) return settled;
    const answer = await answerForm(handedOn(req.raw, env.requestId, siteUrl), env);
    answer.headers.set("Cache-Control", "no-store");
    return answer;
  });

  /** Forms alone are sent to us; whatever else was sent is not read. */
  async function answerForm(request: Request, asked: Asked): Promise<Response> {
    const reader = formReader(new URL(request.url).pathname);
    if (reader === null || request.method !== "POST") {
      const answer = await refusedPage(request, asked, 405);
      answer.headers.set("Allow", reader === null ? "GET, HEAD" : "GET, HEAD, POST");
      return answer;
    }
    const refusal = asked.refusal ?? (isForeignForm(request) ? "foreign" : null);
    if (refusal === null) {
      // React Router would refuse what came by another name of this site, or over TLS that SITE_URL does not tell of.
      request.headers.delete("Origin");
      return site(request, asked);
    }
    if (reader === "script") return refusedOutcome(refusal);
    const status = refusalStatus[refusal];
    return reader === "visitor"
      ? refusedPage(request, asked, status)
      : new Response(STATUS_CODES[status], { status });
  }

  async function searchLater(request: Request, asker: Asker, seconds: number): Promise<Response> {
    const answer = await refusedPage(request, asker, 429);
    answer.headers.set("Retry-After", String(seconds));
    answer.headers.set("Cache-Control", "no-store");
    return answer;
  }

  /** The page that says why, in the language of the path. */
  function refusedPage(
    { url, headers }: Request,
    asker: Asker,
    status: PageRefusal,
  ): Promise<Response> {
    return site(new Request(url, { headers }), asker, status);
  }

  return async (request, asked) => app.fetch(request, asked);
}

/** The head of an answer is told by its body, which Hono leaves out of one to HEAD. */
function asGet(request: Request): Request {
  return request.method === "HEAD" ? new Request(request, { method: "GET" }) : request;
}

const noStore = { "Cache-Control": "no-store" };
