/** The one way from the site to its content, over a transport that the server chose. */
import { data, type RouterContextProvider } from "react-router";
import {
  calls,
  type CallAnswer,
  type CallName,
  type CallOptions,
  type CallQuery,
} from "#contract/calls.ts";
import type { Locale } from "#domain/locale.ts";
import {
  apiFaultReportContext,
  apiTransportContext,
  requestIdContext,
  type ApiFault,
  type ApiTransport,
} from "#site/request-context.ts";
import { readJson } from "#site/read-json.ts";

const timeoutMs = 5_000;
const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export interface ApiClientOptions {
  requestId: string;
  report: (fault: ApiFault) => void;
  timeoutMs?: number;
}

type Arguments<Name extends CallName> =
  Record<never, never> extends CallOptions<Name>
    ? [options?: ReadOptions<Name>]
    : [options: ReadOptions<Name>];

/** A query may also come as the parameters of an address, such as `searchQuery(criteria)`. */
type ReadOptions<Name extends CallName> = Omit<CallOptions<Name>, "query"> &
  (CallOptions<Name> extends { query: unknown }
    ? { query: CallQuery<Name> }
    : { query?: CallQuery<Name> | URLSearchParams });

export interface ApiClient {
  /**
   * Reads one thing in the client's language. `null` where there is none. Throws a response for the route's boundary:
   * 410 for what was published once, 503 where the API gave no usable answer.
   */
  get<Name extends CallName>(
    name: Name,
    ...options: Arguments<Name>
  ): Promise<CallAnswer<Name> | null>;
  /** Reads what no site is without, such as its currencies: where there is none, that is a 503 too. */
  need<Name extends CallName>(name: Name, ...options: Arguments<Name>): Promise<CallAnswer<Name>>;
}

/** The client for one render, over the transport in React Router's context. */
export function apiFor(context: Readonly<RouterContextProvider>, locale: Locale): ApiClient {
  return createApiClient(context.get(apiTransportContext), locale, {
    requestId: context.get(requestIdContext),
    report: context.get(apiFaultReportContext),
  });
}

export function createApiClient(
  transport: ApiTransport,
  locale: Locale,
  options: ApiClientOptions,
): ApiClient {
  async function get<Name extends CallName>(
    name: Name,
    ...[asked]: Arguments<Name>
  ): Promise<CallAnswer<Name> | null> {
    const path = callPath(name, asked?.params ?? {});
    if (path === null) return null;
    const url = `${transport.baseUrl}${path}${queryString(asked?.query ?? {})}`;
    const answer = await ask(url, name).catch((cause: unknown) => {
      options.report({ call: name, url, requestId: options.requestId, cause });
      return unavailable;
    });
    if (answer === gone) throw data(null, { status: 410 });
    if (answer === unavailable) throw siteUnavailable();
    return answer as CallAnswer<Name> | null; // parsed by the call's contract, or by a transport that is trusted to keep it
  }

  async function ask(url: string, name: CallName): Promise<unknown> {
    const deadline = startDeadline(options.timeoutMs ?? timeoutMs);
    const headers = {
      Accept: "application/json",
      "X-localization": locale,
      "X-Request-Id": options.requestId,
    };
    const request = new Request(url, { headers, signal: deadline.signal, redirect: "error" });
    try {
      return await Promise.race([exchange(request, name), deadline.passed]);
    } finally {
      deadline.clear();
    }
  }

  async function exchange(request: Request, name: CallName): Promise<unknown> {
    const response = await transport.fetch(request);
    if (response.status === 200) {
      if (transport.trusted) return await response.json();
      return calls[name].answer.parse(await readJson(response));
    }
    await response.body?.cancel();
    // A parameter that the API refuses (400) names no page of ours either.
    if (response.status === 404 || response.status === 400) return null;
    if (response.status === 410) return gone;
    throw new Error(`The API answered ${response.status}`);
  }

  async function need<Name extends CallName>(
    name: Name,
    ...asked: Arguments<Name>
  ): Promise<CallAnswer<Name>> {
    const answer = await get(name, ...asked);
    if (answer === null) throw siteUnavailable();
    return answer;
  }

  return { get, need };
}

function siteUnavailable() {
  return data(null, {
    status: 503,
    headers: { "Cache-Control": "no-store", "Retry-After": "5" },
  });
}

const gone = Symbol("gone");
const unavailable = Symbol("unavailable");

/** A call's path with its parameters; `null` where one cannot be a slug, and would change the path's meaning (`..`). */
function callPath(name: CallName, params: Record<string, unknown>): string | null {
  const path = calls[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(params[key]);
    return slugPattern.test(value) ? value : "{}";
  });
  return path.includes("{}") ? null : path;
}

function queryString(query: Record<string, unknown> | URLSearchParams): string {
  const entries = query instanceof URLSearchParams ? [...query] : Object.entries(query);
  const given = entries.filter(([, value]) => value !== undefined);
  if (given.length === 0) return "";
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/** Aborts the request and rejects when the time is up: an in-process transport does not watch the signal. */
function startDeadline(ms: number) {
  const controller = new AbortController();
  const { promise: passed, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const reason = new Error(`The API did not answer within ${ms} ms`);
    controller.abort(reason);
    reject(reason);
  }, ms);
  return { signal: controller.signal, passed, clear: () => clearTimeout(timer) };
}
