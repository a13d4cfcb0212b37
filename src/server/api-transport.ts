import pLimit from "p-limit";
import { z } from "zod";
import { checkParams, withDefaults } from "#api/check-request.ts";
import { handleCall } from "#api/handle-call.ts";
import type { Catalog } from "#catalog/open-catalog.ts";
import { calls, type CallName } from "#contract/calls.ts";
import { Problem } from "#contract/problem.ts";
import { localeFacts, type Locale } from "#domain/locale.ts";
import { slugPattern } from "#domain/slug.ts";
import type { ApiCall, ApiReply, ApiTransport } from "#site/data/request-context.ts";

/** Calls the catalog of this process as a function, without serializing queries and answers. */
export function inProcess(catalog: Catalog): ApiTransport {
  return {
    async call({ name, params, query, locale }) {
      const slugs = checkParams(name, params);
      if (slugs === null) return { outcome: "missing" };
      return handleCall(catalog, name, {
        locale,
        params: slugs,
        query: withDefaults(name, query),
      });
    },
  };
}

/** Bounds for a slow API: further requests are queued, and beyond the queue fail at once. */
const defaultLimits = { concurrent: 64, queued: 512 };

/** Calls any server that implements the contract, and validates its answers. */
export function overHttp(baseUrl: string, { concurrent, queued } = defaultLimits): ApiTransport {
  const limit = pLimit(concurrent);
  return {
    async call(call) {
      const path = callPath(call.name, call.params);
      if (path === null) return { outcome: "missing" };
      const query = writeQuery(call);
      const search = query.size === 0 ? "" : `?${query}`;
      if (limit.pendingCount >= queued) throw new Error(`${queued} requests are waiting already`);
      return limit(async () => {
        call.signal.throwIfAborted(); // the client has disconnected
        return exchange(`${baseUrl}${path}${search}`, call);
      });
    },
  };
}

async function exchange(
  url: string,
  { name, locale, requestId, signal }: ApiCall,
): Promise<ApiReply> {
  const response = await fetch(url, {
    headers: {
      Accept: "application/json",
      "X-localization": locale,
      "X-Request-Id": requestId,
    },
    signal,
    redirect: "error",
  });
  const { status } = response;
  if (status === 200) {
    checkLanguage(response, locale);
    return { outcome: "found", content: calls[name].response.parse(await readJson(response)) };
  }
  // A parameter that the API refuses (400) means that there is no such page.
  if (status !== 400 && status !== 404 && status !== 410) {
    await response.body?.cancel();
    throw new Error(`The API answered ${status}`);
  }
  await checkProblem(response);
  return { outcome: status === 410 ? "gone" : "missing" };
}

function checkLanguage({ headers }: Response, locale: Locale): void {
  const contentLanguage = headers.get("Content-Language");
  const { htmlLang } = localeFacts[locale];
  if (contentLanguage?.toLowerCase() === htmlLang.toLowerCase()) return;
  throw new Error(`The API answered in "${contentLanguage}" instead of "${htmlLang}"`);
}

/** A 404 counts only with a problem of the API: another server at this URL may answer 404 to everything. */
async function checkProblem(response: Response): Promise<void> {
  const { status } = Problem.parse(await readJson(response, "application/problem+json"));
  if (status !== response.status)
    throw new Error(`The API answered ${response.status} and ${status}`);
}

/** A call's path with its parameters; null where one is not a slug, such as `..`. */
function callPath(name: CallName, params: ApiCall["params"]): string | null {
  const path = calls[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key] ?? "";
    return slugPattern.test(value) ? value : "{}";
  });
  return path.includes("{}") ? null : path;
}

function writeQuery({ name, query }: ApiCall): URLSearchParams {
  const fields: Record<string, z.core.$ZodType> = calls[name].query.shape;
  const parameters = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const field = fields[key];
    if (field === undefined || value === undefined) continue;
    const text = z.encode(field, value);
    if (typeof text === "string" || typeof text === "number") parameters.set(key, String(text));
  }
  return parameters;
}

const maxAnswerBytes = 4_000_000;

/** Reads a JSON answer of at most 4 MB; throws on another content type, a larger body and broken JSON. */
async function readJson(response: Response, type = "application/json"): Promise<unknown> {
  const contentType = response.headers.get("Content-Type") ?? "";
  if (contentType.split(";", 1)[0]?.trim().toLowerCase() !== type) {
    throw new Error(`The API answered with content type "${contentType}"`);
  }
  return JSON.parse(await readText(response));
}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes)
      throw new Error(`The API's answer is larger than ${maxAnswerBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
