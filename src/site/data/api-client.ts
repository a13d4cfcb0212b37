/** The site's only access to its content, over a transport that the server chose. */
import { data, type RouterContextProvider } from "react-router";
import type { CallResponse, CallName, CallOptions } from "#contract/calls.ts";
import type { Locale } from "#domain/locale.ts";
import { layoutCalls } from "#site/data/layout-calls.ts";
import {
  apiFaultReportContext,
  apiTransportContext,
  incompletePageContext,
  requestIdContext,
  type ApiCall,
  type ApiFault,
  type ApiReply,
  type ApiTransport,
} from "#site/data/request-context.ts";

const timeoutMs = 5_000;

export interface ApiClientOptions {
  requestId: string;
  report: (fault: ApiFault) => void;
  /** Called when an optional part could not be loaded: such a page must not be cached. */
  onIncompletePage?: () => void;
  timeoutMs?: number;
}

type Arguments<Name extends CallName> =
  Record<never, never> extends CallOptions<Name>
    ? [options?: CallOptions<Name>]
    : [options: CallOptions<Name>];

export interface ApiClient {
  /**
   * Null when it does not exist. Throws a response for the error boundary: 410 for withdrawn content, 503 when the
   * API gave no usable answer.
   */
  get<Name extends CallName>(
    name: Name,
    ...options: Arguments<Name>
  ): Promise<CallResponse<Name> | null>;
  /** For what a page cannot do without, such as currencies: non-existence is a 503 too. */
  getRequired<Name extends CallName>(
    name: Name,
    ...options: Arguments<Name>
  ): Promise<CallResponse<Name>>;
  /**
   * For what a page can do without: null when unavailable for any reason. Layout data fall back to the API's last
   * answer. Neither page is cached.
   */
  getOptional<Name extends CallName>(
    name: Name,
    ...options: Arguments<Name>
  ): Promise<CallResponse<Name> | null>;
}

const clients = new WeakMap<object, Map<Locale, ApiClient>>();

/** One client per render and locale, so that loaders share their calls. */
export function apiFor(context: Readonly<RouterContextProvider>, locale: Locale): ApiClient {
  const clientsByLocale = clients.get(context) ?? new Map<Locale, ApiClient>();
  clients.set(context, clientsByLocale);
  const existing = clientsByLocale.get(locale);
  if (existing !== undefined) return existing;
  const client = createApiClient(context.get(apiTransportContext), locale, {
    requestId: context.get(requestIdContext),
    report: context.get(apiFaultReportContext),
    onIncompletePage: context.get(incompletePageContext),
  });
  clientsByLocale.set(locale, client);
  return client;
}

/** Sends equal calls once, because a client lives for one render. */
export function createApiClient(
  transport: ApiTransport,
  locale: Locale,
  options: ApiClientOptions,
): ApiClient {
  const replies = new Map<string, Promise<ApiReply | null>>();
  const stale = staleAnswers(transport, locale);

  function read(name: CallName, params: Params = {}, query: Query = {}): Promise<ApiReply | null> {
    const call = `${name} ${JSON.stringify(params)} ${JSON.stringify(query)}`;
    const reply = replies.get(call) ?? sendCall(name, params, query).catch(reportFault(name, call));
    replies.set(call, reply);
    return reply;
  }

  function reportFault(call: CallName, parameters: string) {
    return (cause: unknown) => {
      options.report({ call, parameters, requestId: options.requestId, cause });
      return null;
    };
  }

  async function sendCall(name: CallName, params: Params, query: Query): Promise<ApiReply> {
    const { requestId } = options;
    const deadline = startDeadline(options.timeoutMs ?? timeoutMs);
    try {
      const reply = transport.call({
        name,
        params,
        query,
        locale,
        requestId,
        signal: deadline.signal,
      });
      return await Promise.race([reply, deadline.passed]);
    } catch (cause) {
      deadline.abort(cause); // stops reading the rest of the response
      throw cause;
    } finally {
      deadline.clear();
    }
  }

  async function get<Name extends CallName>(
    name: Name,
    ...[request]: Arguments<Name>
  ): Promise<CallResponse<Name> | null> {
    const reply = await read(name, request?.params, request?.query);
    if (reply === null) throw serviceUnavailable();
    if (reply.outcome === "gone") throw data(null, { status: 410 });
    return reply.outcome === "found" ? (reply.content as CallResponse<Name>) : null; // parsed by this call's contract
  }

  async function getRequired<Name extends CallName>(
    name: Name,
    ...request: Arguments<Name>
  ): Promise<CallResponse<Name>> {
    const answer = await get(name, ...request);
    if (answer !== null) return answer;
    reportFault(name, name)(new Error("The API has no such content"));
    throw serviceUnavailable();
  }

  async function getOptional<Name extends CallName>(
    name: Name,
    ...[request]: Arguments<Name>
  ): Promise<CallResponse<Name> | null> {
    const reply = await read(name, request?.params, request?.query);
    if (reply?.outcome === "found") {
      stale.save(name, reply.content);
      return reply.content as CallResponse<Name>; // parsed by this call's contract
    }
    options.onIncompletePage?.();
    return reply === null ? (stale.read(name) as CallResponse<Name> | null) : null; // stored by the lines above
  }

  return { get, getRequired, getOptional };
}

type Params = Readonly<Record<string, string>>;
type Query = ApiCall["query"];

function serviceUnavailable() {
  return data(null, {
    status: 503,
    headers: { "Cache-Control": "no-store", "Retry-After": "5" },
  });
}

/** Only rejects; aborting is left to the caller, because an in-process transport does not watch the signal. */
function startDeadline(ms: number) {
  const controller = new AbortController();
  const { promise: passed, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`The API did not answer within ${ms} ms`)), ms);
  return {
    signal: controller.signal,
    passed,
    abort: (reason: unknown) => controller.abort(reason),
    clear: () => clearTimeout(timer),
  };
}

const callsWithFallback: ReadonlySet<CallName> = new Set(layoutCalls);

interface StaleAnswers {
  save(name: CallName, answer: object): void;
  read(name: CallName): object | null;
}

const staleAnswersByTransport = new WeakMap<ApiTransport, Map<string, object>>();

/** The fallback while the API does not answer. */
function staleAnswers(transport: ApiTransport, locale: Locale): StaleAnswers {
  const answers = staleAnswersByTransport.get(transport) ?? new Map<string, object>();
  staleAnswersByTransport.set(transport, answers);
  return {
    save(name, answer) {
      if (callsWithFallback.has(name)) answers.set(`${locale} ${name}`, answer);
    },
    read: (name) => answers.get(`${locale} ${name}`) ?? null,
  };
}
