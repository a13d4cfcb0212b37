/** The site's only access to its content, over a transport that the server chose. */
import { data, type RouterContextProvider } from "react-router";
import type { CallAnswer, CallName, CallOptions } from "#contract/calls.ts";
import type { Locale } from "#domain/locale.ts";
import {
  apiFaultReportContext,
  apiTransportContext,
  missingPartContext,
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
  onMissingPart?: () => void;
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
  ): Promise<CallAnswer<Name> | null>;
  /** For what a page cannot do without, such as currencies: non-existence is a 503 too. */
  need<Name extends CallName>(name: Name, ...options: Arguments<Name>): Promise<CallAnswer<Name>>;
  /**
   * For what a page can do without: null when unavailable for any reason. Layout data fall back to the API's last
   * answer. Neither page is cached.
   */
  want<Name extends CallName>(
    name: Name,
    ...options: Arguments<Name>
  ): Promise<CallAnswer<Name> | null>;
}

const clients = new WeakMap<object, Map<Locale, ApiClient>>();

/** One client per render and locale, so that loaders share their calls. */
export function apiFor(context: Readonly<RouterContextProvider>, locale: Locale): ApiClient {
  const ofRender = clients.get(context) ?? new Map<Locale, ApiClient>();
  clients.set(context, ofRender);
  const known = ofRender.get(locale);
  if (known !== undefined) return known;
  const client = createApiClient(context.get(apiTransportContext), locale, {
    requestId: context.get(requestIdContext),
    report: context.get(apiFaultReportContext),
    onMissingPart: context.get(missingPartContext),
  });
  ofRender.set(locale, client);
  return client;
}

/** Asks each thing once, because it is made for one render. */
export function createApiClient(
  transport: ApiTransport,
  locale: Locale,
  options: ApiClientOptions,
): ApiClient {
  const asked = new Map<string, Promise<ApiReply | null>>();
  const last = lastAnswers(transport, locale);

  function read(name: CallName, params: Params = {}, query: Query = {}): Promise<ApiReply | null> {
    const call = `${name} ${JSON.stringify(params)} ${JSON.stringify(query)}`;
    const reply = asked.get(call) ?? ask(name, params, query).catch(fault(name, call));
    asked.set(call, reply);
    return reply;
  }

  function fault(call: CallName, asked: string) {
    return (cause: unknown) => {
      options.report({ call, asked, requestId: options.requestId, cause });
      return null;
    };
  }

  async function ask(name: CallName, params: Params, query: Query): Promise<ApiReply> {
    const { requestId } = options;
    const deadline = startDeadline(options.timeoutMs ?? timeoutMs);
    try {
      const reply = transport.ask({
        name,
        params,
        query,
        locale,
        requestId,
        signal: deadline.signal,
      });
      return await Promise.race([reply, deadline.passed]);
    } catch (cause) {
      deadline.abort(cause); // stops reading the rest of the answer
      throw cause;
    } finally {
      deadline.clear();
    }
  }

  async function get<Name extends CallName>(
    name: Name,
    ...[about]: Arguments<Name>
  ): Promise<CallAnswer<Name> | null> {
    const reply = await read(name, about?.params, about?.query);
    if (reply === null) throw siteUnavailable();
    if (reply.outcome === "gone") throw data(null, { status: 410 });
    return reply.outcome === "found" ? (reply.content as CallAnswer<Name>) : null; // parsed by this call's contract
  }

  async function need<Name extends CallName>(
    name: Name,
    ...about: Arguments<Name>
  ): Promise<CallAnswer<Name>> {
    const answer = await get(name, ...about);
    if (answer !== null) return answer;
    fault(name, name)(new Error("The API says there is none"));
    throw siteUnavailable();
  }

  async function want<Name extends CallName>(
    name: Name,
    ...[about]: Arguments<Name>
  ): Promise<CallAnswer<Name> | null> {
    const reply = await read(name, about?.params, about?.query);
    if (reply?.outcome === "found") {
      last.keep(name, reply.content);
      return reply.content as CallAnswer<Name>; // parsed by this call's contract
    }
    options.onMissingPart?.();
    return reply === null ? (last.of(name) as CallAnswer<Name> | null) : null; // stored by the lines above
  }

  return { get, need, want };
}

type Params = Readonly<Record<string, string>>;
type Query = ApiCall["query"];

function siteUnavailable() {
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

/** Calls of every page's layout; without parameters, so there is one answer per locale. */
const kept: ReadonlySet<CallName> = new Set([
  "areaNavigation",
  "currencies",
  "filterPages",
  "footerLinks",
]);

interface LastAnswers {
  keep(name: CallName, answer: object): void;
  of(name: CallName): object | null;
}

const answersOf = new WeakMap<ApiTransport, Map<string, object>>();

/** The fallback while the API does not answer. */
function lastAnswers(transport: ApiTransport, locale: Locale): LastAnswers {
  const answers = answersOf.get(transport) ?? new Map<string, object>();
  answersOf.set(transport, answers);
  return {
    keep(name, answer) {
      if (kept.has(name)) answers.set(`${locale} ${name}`, answer);
    },
    of: (name) => answers.get(`${locale} ${name}`) ?? null,
  };
}
