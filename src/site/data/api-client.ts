/** The one way from the site to its content, over a transport that the server chose. */
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
import { lastAnswers } from "#site/data/last-answers.ts";

const timeoutMs = 5_000;

export interface ApiClientOptions {
  requestId: string;
  report: (fault: ApiFault) => void;
  /** Hears that something the page can do without could not be had: such a page must not be kept. */
  onMissingPart?: () => void;
  timeoutMs?: number;
}

type Arguments<Name extends CallName> =
  Record<never, never> extends CallOptions<Name>
    ? [options?: CallOptions<Name>]
    : [options: CallOptions<Name>];

export interface ApiClient {
  /**
   * Reads one thing in the client's language. `null` where there is none. Throws a response for the route's boundary:
   * 410 for what was published once, 503 where the API gave no usable answer.
   */
  get<Name extends CallName>(
    name: Name,
    ...options: Arguments<Name>
  ): Promise<CallAnswer<Name> | null>;
  /** Reads what a page is nothing without, such as a project's currencies: where there is none, that is a 503 too. */
  need<Name extends CallName>(name: Name, ...options: Arguments<Name>): Promise<CallAnswer<Name>>;
  /**
   * Reads what a page can do without: `null` where it cannot be had, for whatever reason. What surrounds every page is then
   * what the API last said. Neither page is kept.
   */
  want<Name extends CallName>(
    name: Name,
    ...options: Arguments<Name>
  ): Promise<CallAnswer<Name> | null>;
}

const clients = new WeakMap<object, Map<Locale, ApiClient>>();

/** The client for one render and language, over the transport in React Router's context; its loaders share what they ask. */
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

/** A client that asks each thing once, however often it is read: it is made for one render. */
export function createApiClient(
  transport: ApiTransport,
  locale: Locale,
  options: ApiClientOptions,
): ApiClient {
  const asked = new Map<string, Promise<ApiReply | null>>();
  const last = lastAnswers(transport, locale);

  /** What the API says; null where it gives no usable answer. */
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
      deadline.abort(cause); // whatever is left of the answer is not waited for
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
    return reply === null ? (last.of(name) as CallAnswer<Name> | null) : null; // kept by the lines above
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

/** Rejects when the time is up; aborting is left to who waits, because an in-process transport does not watch the signal. */
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
