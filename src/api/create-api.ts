import { randomUUID } from "node:crypto";
import { Hono, type Handler as HonoHandler } from "hono";
import { calls, type Call, type CallName } from "#contract/calls.ts";
import { defaultLocale, localeOfTag, type Locale } from "#domain/locale.ts";
import type { Catalog } from "#catalog/open-catalog.ts";
import { isUnavailable } from "#catalog/unavailable.ts";
import { notFoundDetails, unknownPathDetails, goneDetails } from "#api/not-found-details.ts";
import { type Answer, sendAnswer, writeAnswer } from "#api/answer.ts";
import { checkParams, checkQuery } from "#api/check-request.ts";
import { preflightResponse } from "#api/cors.ts";
import { handleCall } from "#api/handle-call.ts";
import { allowedMethods, wrongMethod } from "#api/methods.ts";
import { referenceRoutes } from "#api/reference/reference-routes.ts";
import { problemResponse } from "#api/problems.ts";
import { type ResponseCache, createResponseCache } from "#http/response-cache.ts";
import { keysOf } from "#domain/keys-of.ts";

/** For the log: the client gets only the reference. */
export interface ApiFailure {
  error: unknown;
  url: string;
  requestId: string;
  status: 500 | 503;
}

export interface ApiOptions {
  catalog: Catalog;
  reportFailure: (failure: ApiFailure) => void;
  /** For the OpenAPI document, which otherwise has only a path. */
  siteUrl?: string | null;
  /** Caches answers until the content version changes; true by default. */
  cachesResponses?: boolean;
}

export interface ApiBindings {
  /** Counts a search. Returns null where it is allowed, otherwise the seconds to wait. */
  countSearch?: () => number | null;
}

const basePath = "/api/v1";
const cacheBytes = 8_000_000;
/** Sitemap lists are large; in a cache of their own they evict no other answers. */
const longListCacheBytes = 4_000_000;
/** Estimated memory of an entry without its bodies. */
const overheadBytes = 1_800;
const retryAfter = { "Retry-After": "5" };

/** Creates the read-only API, to be mounted at `/api`. */
export function createApi({
  catalog,
  reportFailure,
  siteUrl = null,
  cachesResponses = true,
}: ApiOptions): Hono<{ Bindings: ApiBindings }> {
  const app = new Hono<{ Bindings: ApiBindings }>();
  const cacheOf = (bytes: number) =>
    createResponseCache<Answer>({ maxBytes: cachesResponses ? bytes : 0, overheadBytes });
  const caches = { answers: cacheOf(cacheBytes), longLists: cacheOf(longListCacheBytes) };
  const serve = (path: string, handle: HonoHandler<{ Bindings: ApiBindings }>) => {
    app.get(path, handle);
    app.options(path, preflightResponse);
    app.all(path, ({ req }) =>
      problemResponse("method_not_allowed", wrongMethod(req.method), { Allow: allowedMethods }),
    );
  };

  for (const name of callsBySpecificity()) {
    const path = basePath + calls[name].path.replaceAll(/\{(\w+)\}/g, ":$1");
    serve(path, ({ req, env }) => {
      const bindings = (env as ApiBindings | undefined) ?? {}; // undefined where none were passed
      const call: Call = calls[name];
      const cache = call.isLongList ? caches.longLists : caches.answers;
      return answerCall(name, { catalog, cache, bindings }, req.raw, req.param());
    });
  }
  for (const [path, send] of referenceRoutes(basePath, siteUrl))
    serve(path, ({ req }) => send(req.raw));

  app.notFound(({ req }) => problemResponse("not_found", unknownPathDetails(req.raw)));
  app.onError((error, { req }) => {
    const requestId = requestIdOf(req.raw);
    const status = isUnavailable(error) ? 503 : 500;
    reportFailure({ error, url: req.url, requestId, status });
    return status === 503
      ? problemResponse("unavailable", { reference: requestId }, retryAfter)
      : problemResponse("internal", { reference: requestId });
  });
  return app;
}

/** `/projects/towns/{town}` must match before `/projects/{a}/{b}`. */
function callsBySpecificity(): CallName[] {
  const names = keysOf(calls);
  const parametersOf = (name: CallName) => Object.keys(calls[name].params.shape).length;
  return names.sort((one, other) => parametersOf(one) - parametersOf(other));
}

async function answerCall<Name extends CallName>(
  name: Name,
  {
    catalog,
    cache,
    bindings,
  }: { catalog: Catalog; cache: ResponseCache<Answer>; bindings: ApiBindings },
  request: Request,
  given: Record<string, string>,
): Promise<Response> {
  const search = new URL(request.url).searchParams;
  const params = checkParams(name, given);
  if (params === null) return problemResponse("not_found", notFoundDetails(name, given, search));
  const checked = checkQuery(name, search);
  if ("errors" in checked) return problemResponse("invalid_request", { errors: checked.errors });
  const { query } = checked;
  const locale = localeOf(request);

  // Read first, so that a concurrent load can make an answer newer than its key, never older.
  const contentVersion = await catalog.readContentVersion();
  // Validated and with defaults, so that equal requests have equal keys.
  const key = JSON.stringify([contentVersion, name, locale, params, query]);
  const cached = cache.get(key);
  const onEncoded = () => cache.resize(key);
  if (cached !== undefined) return sendAnswer(cached, request, { onEncoded });

  const call: Call = calls[name];
  const wait = call.isSearch ? (bindings.countSearch?.() ?? null) : null;
  if (wait !== null) return tooManySearches(wait);

  const reply = await handleCall(catalog, name, { locale, params, query });
  if (reply.outcome === "missing")
    return problemResponse("not_found", notFoundDetails(name, given, search));
  if (reply.outcome === "gone") return problemResponse("gone", goneDetails(name, given, search));
  const answer = writeAnswer(reply.content, locale);
  cache.set(key, answer);
  return sendAnswer(answer, request, { onEncoded });
}

function tooManySearches(seconds: number): Response {
  const detail = `Try again in ${seconds} seconds.`;
  return problemResponse("too_many_requests", { detail }, { "Retry-After": String(seconds) });
}

function localeOf(request: Request): Locale {
  return localeOfTag(request.headers.get("X-localization")?.trim() ?? "") ?? defaultLocale;
}

/** The id set by the server in front, if it is safe to log. */
function requestIdOf(request: Request): string {
  const given = request.headers.get("X-Request-Id") ?? "";
  return /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}
