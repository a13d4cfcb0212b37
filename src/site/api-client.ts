/** The one way from the site to its content, over a transport that the server chose. */
import { data, type RouterContextProvider } from "react-router";
import {
  calls,
  type Call,
  type CallAnswer,
  type CallName,
  type CallOptions,
  type CallQuery,
} from "#contract/calls.ts";
import { Problem } from "#contract/problem.ts";
import { localeFacts, type Locale } from "#domain/locale.ts";
import { slugPattern } from "#domain/slug.ts";
import {
  apiFaultReportContext,
  apiTransportContext,
  missingPartContext,
  requestIdContext,
  type ApiFault,
  type ApiTransport,
} from "#site/request-context.ts";
import { lastAnswers } from "#site/last-answers.ts";
import { knownAnswersOf, type KnownAnswer } from "#site/known-answers.ts";
import { readJson } from "#site/read-json.ts";

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
  const asked = new Map<string, Promise<unknown>>();
  const known = knownAnswersOf(transport);
  const last = lastAnswers(transport, locale);
  let editionRead: Promise<string | null> | undefined;

  /** What the API says: an answer, `null`, or one of the two symbols below. */
  function read(name: CallName, params: Params = {}, query: Query = {}): Promise<unknown> {
    const path = callPath(name, params);
    if (path === null) return Promise.resolve(null);
    const url = `${transport.baseUrl}${path}${queryString(query)}`;
    const answer = asked.get(url) ?? ask(url, name).catch(fault(name, url));
    asked.set(url, answer);
    return answer;
  }

  function fault(call: CallName, url: string) {
    return (cause: unknown) => {
      options.report({ call, url, requestId: options.requestId, cause });
      return unavailable;
    };
  }

  /** What is known of this very edition need not be asked for. */
  async function ask(url: string, name: CallName): Promise<unknown> {
    const before = known.find(url, locale);
    const edition = await (editionRead ??= readEdition());
    if (before !== undefined && edition !== null && before.edition === edition)
      return before.content;
    const headers = {
      Accept: "application/json",
      "X-localization": locale,
      "X-Request-Id": options.requestId,
      ...(before && { "If-None-Match": before.etag }),
    };
    return inTime((signal) => {
      const request = new Request(url, { headers, signal, redirect: "error" });
      return exchange(request, { url, name, before, edition });
    });
  }

  /** Read before anything that is to be told of it. */
  async function readEdition(): Promise<string | null> {
    const { edition } = transport;
    return edition === undefined ? null : inTime(edition);
  }

  async function inTime<Answer>(answer: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const deadline = startDeadline(options.timeoutMs ?? timeoutMs);
    try {
      return await Promise.race([answer(deadline.signal), deadline.passed]);
    } catch (cause) {
      deadline.abort(cause); // whatever is left of the answer is not waited for
      throw cause;
    } finally {
      deadline.clear();
    }
  }

  async function exchange(
    request: Request,
    { url, name, before, edition }: Asking,
  ): Promise<unknown> {
    const response = await transport.fetch(request);
    const { status } = response;
    if (status === 304 && before !== undefined) {
      before.edition = edition;
      return before.content;
    }
    if (status === 200) {
      const content = await contentOf(response, name);
      const etag = response.headers.get("ETag");
      const { isLongList }: Call = calls[name];
      if (etag !== null && !isLongList) known.keep(url, locale, { etag, edition, content });
      return content;
    }
    if (!(status in absences)) throw new Error(`The API answered ${status}`);
    if (!transport.trusted) await checkProblem(response);
    return absences[status];
  }

  async function contentOf(response: Response, name: CallName): Promise<unknown> {
    if (transport.trusted) return response.json();
    checkLanguage(response, locale);
    return calls[name].answer.parse(await readJson(response));
  }

  async function get<Name extends CallName>(
    name: Name,
    ...[about]: Arguments<Name>
  ): Promise<CallAnswer<Name> | null> {
    const answer = await read(name, about?.params, about?.query);
    if (answer === gone) throw data(null, { status: 410 });
    if (answer === unavailable) throw siteUnavailable();
    return answer as CallAnswer<Name> | null; // parsed by the call's contract, here or by an API that is trusted to
  }

  async function need<Name extends CallName>(
    name: Name,
    ...about: Arguments<Name>
  ): Promise<CallAnswer<Name>> {
    const answer = await get(name, ...about);
    if (answer !== null) return answer;
    fault(name, transport.baseUrl + calls[name].path)(new Error("The API says there is none"));
    throw siteUnavailable();
  }

  async function want<Name extends CallName>(
    name: Name,
    ...[about]: Arguments<Name>
  ): Promise<CallAnswer<Name> | null> {
    const answer = await read(name, about?.params, about?.query);
    if (typeof answer === "object" && answer !== null) {
      last.keep(name, answer);
      return answer as CallAnswer<Name>; // parsed by the call's contract, here or by an API that is trusted to
    }
    options.onMissingPart?.();
    // An answer to the same call, kept by the lines above.
    return answer === unavailable ? (last.of(name) as CallAnswer<Name> | null) : null;
  }

  return { get, need, want };
}

type Params = Record<string, unknown>;
type Query = Record<string, unknown> | URLSearchParams;

interface Asking {
  url: string;
  name: CallName;
  /** What the API answered last time. */
  before: KnownAnswer | undefined;
  /** What it answers belongs to this edition or a newer one. */
  edition: string | null;
}

function siteUnavailable() {
  return data(null, {
    status: 503,
    headers: { "Cache-Control": "no-store", "Retry-After": "5" },
  });
}

const gone = Symbol("gone");
const unavailable = Symbol("unavailable");

/** What it means that something is not there. A parameter that the API refuses (400) names no page of ours either. */
const absences: Readonly<Record<number, typeof gone | null>> = { 400: null, 404: null, 410: gone };

function checkLanguage({ headers }: Response, locale: Locale): void {
  const said = headers.get("Content-Language");
  const { htmlLang } = localeFacts[locale];
  if (said?.toLowerCase() === htmlLang.toLowerCase()) return;
  throw new Error(`The API answered in "${said}" instead of "${htmlLang}"`);
}

/** Only the API itself can say that something is not there: a server in its place answers 404 to everything. */
async function checkProblem(response: Response): Promise<void> {
  const { status } = Problem.parse(await readJson(response, "application/problem+json"));
  if (status !== response.status)
    throw new Error(`The API answered ${response.status} and ${status}`);
}

/** A call's path with its parameters; `null` where one cannot be a slug, and would change the path's meaning (`..`). */
function callPath(name: CallName, params: Params): string | null {
  const path = calls[name].path.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
    const value = String(params[key]);
    return slugPattern.test(value) ? value : "{}";
  });
  return path.includes("{}") ? null : path;
}

function queryString(query: Query): string {
  const entries = query instanceof URLSearchParams ? [...query] : Object.entries(query);
  const given = entries.filter(([, value]) => value !== undefined);
  if (given.length === 0) return "";
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
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
