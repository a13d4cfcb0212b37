import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { calls, type CallName } from "#contract/calls.ts";
import { defaultLocale, isLocale, type Locale } from "#domain/locale.ts";
import type { Catalog } from "#catalog/open-catalog.ts";
import { gone } from "#catalog/projects/find-project.ts";
import { isUnavailable } from "#catalog/unavailable.ts";
import { sendAnswer, writeAnswer, type Answer } from "#api/answer.ts";
import { createAnswerCache, type AnswerCache } from "#api/answer-cache.ts";
import { checkParams, checkQuery } from "#api/check-request.ts";
import { handlers, type Handler } from "#api/handlers.ts";
import { openApiDocument } from "#api/openapi.ts";
import { problemResponse } from "#api/problems.ts";

/** A failure that the reader learns nothing about but its reference. */
export interface ApiFailure {
  error: unknown;
  url: string;
  requestId: string;
  status: 500 | 503;
}

export interface ApiOptions {
  catalog: Catalog;
  reportFailure: (failure: ApiFailure) => void;
  /** The site's own address, for the OpenAPI document; without it the document names a path alone. */
  siteUrl?: string | null;
  /** Whether finished answers are kept until the content or the day changes; they are unless told. */
  keepsAnswers?: boolean;
}

const basePath = "/api/v1";
const cacheBytes = 16_000_000;
const retryAfter = { "Retry-After": "5" };

/** Makes the read-only API, to be mounted where requests for `/api/v1` arrive. */
export function createApi({
  catalog,
  reportFailure,
  siteUrl = null,
  keepsAnswers = true,
}: ApiOptions): Hono {
  const app = new Hono();
  const cache = createAnswerCache(keepsAnswers ? cacheBytes : 0);

  for (const name of namesBySpecificity()) {
    const path = basePath + calls[name].path.replaceAll(/\{(\w+)\}/g, ":$1");
    app.get(path, ({ req }) => answerCall(name, { catalog, cache }, req.raw, req.param()));
    app.all(path, methodNotAllowed);
  }
  let document: Answer | undefined;
  app.get(`${basePath}/openapi.json`, ({ req }) => {
    document ??= writeAnswer(openApiDocument(`${siteUrl ?? ""}${basePath}`), "en");
    return sendAnswer(document, req.raw);
  });
  app.all(`${basePath}/openapi.json`, methodNotAllowed);

  app.notFound(() => problemResponse("not_found"));
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

/** `/projects/towns/{town}` has to be tried before `/projects/{a}/{b}`. */
function namesBySpecificity(): CallName[] {
  const names = Object.keys(calls) as CallName[]; // the table's own keys
  const parametersOf = (name: CallName) => Object.keys(calls[name].params.shape).length;
  return names.sort((one, other) => parametersOf(one) - parametersOf(other));
}

async function answerCall<Name extends CallName>(
  name: Name,
  { catalog, cache }: { catalog: Catalog; cache: AnswerCache },
  request: Request,
  given: Record<string, string>,
): Promise<Response> {
  const params = checkParams(name, given);
  if (params === null) return problemResponse("not_found");
  const search = new URL(request.url).searchParams;
  const checked = checkQuery(name, search);
  if ("errors" in checked) return problemResponse("invalid_request", { errors: checked.errors });
  const { query } = checked;
  const locale = localeOf(request);

  const edition = await catalog.readEdition();
  const known = Object.keys(calls[name].query.shape);
  const asked = [...search].filter(([parameter]) => known.includes(parameter));
  const key = JSON.stringify([name, locale, params, asked]);
  const kept = cache.find(edition, key);
  if (kept !== undefined) return sendAnswer(kept, request);

  const handle: Handler<Name> = handlers[name];
  const content = await handle(catalog, { locale, params, query, search });
  if (content === null) return problemResponse("not_found");
  if (content === gone) return problemResponse("gone");
  const answer = writeAnswer(content, locale);
  cache.keep(edition, key, answer);
  return sendAnswer(answer, request);
}

function localeOf(request: Request): Locale {
  const asked = request.headers.get("X-localization")?.trim();
  return isLocale(asked) ? asked : defaultLocale;
}

function methodNotAllowed(): Response {
  return problemResponse("method_not_allowed", {}, { Allow: "GET, HEAD" });
}

/** The id that the server in front gave the request, if it is one that a log can hold. */
function requestIdOf(request: Request): string {
  const given = request.headers.get("X-Request-Id") ?? "";
  return /^[\w-]{1,64}$/.test(given) ? given : randomUUID();
}
