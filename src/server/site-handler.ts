import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { LRUCache } from "lru-cache";
import type { Locale } from "#domain/locale.ts";
import { errorPageBuild } from "#server/error-page-build.ts";
import type { EnquiryReceiver } from "#contract/enquiry/receiver.ts";
import type { SearchCriteria } from "#contract/search-criteria.ts";
import { cookieHeaderOf, readPreferences } from "#server/pages/preferences.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import type * as Keys from "#site/data/request-context.ts";

/** Context keys as the build exports them: its copy of the module has keys of its own. */
type ContextKeys = Pick<
  typeof Keys,
  | "apiFaultReportContext"
  | "apiTransportContext"
  | "clientAddressContext"
  | "enquiryReceiverContext"
  | "contentPolicyContext"
  | "criteriaContext"
  | "incompletePageContext"
  | "pageFaultReportContext"
  | "errorPageContext"
  | "requestIdContext"
  | "siteOriginContext"
  | "todayContext"
>;
type SiteBuild = ServerBuild & { entry: { module: ContextKeys } };

export interface SiteOptions {
  build: ServerBuild | (() => Promise<ServerBuild>);
  transport: Keys.ApiTransport;
  enquiries: EnquiryReceiver;
  siteOrigin: () => string;
  /** ISO 4217 codes that a visitor can choose. */
  currencies: ReadonlySet<string>;
  today: () => string;
  /** Writes a page's content security policy. */
  policyFor: (scriptHashes: readonly string[]) => string;
  reportApiFault: (fault: Keys.ApiFault) => void;
  reportPageFault: (error: unknown, requestId: string) => void;
}

export interface RenderContext {
  requestId: string;
  /** Client address; null for a page that is cached for everybody. */
  address: string | null;
  /** Parsed criteria of a listing, where they are known. */
  criteria?: SearchCriteria | null;
}

export type PageRefusal = 403 | 405 | 411 | 413 | 414 | 429;

/** `refusal` makes it the error page of that status, whatever the path. */
export type SiteHandler = (
  request: Request,
  context: RenderContext,
  refusal?: PageRefusal,
) => Promise<Response>;

/** React Router's handler with the server's context. */
export function createSiteHandler(options: SiteOptions): SiteHandler {
  const { transport, enquiries, siteOrigin, today, policyFor, reportApiFault, reportPageFault } =
    options;
  const handle = createRequestHandler(options.build, mode);
  const refusalPages = new LRUCache<string, RefusalPage>({ max: 500, ttl: refusalPageMs });

  return async (request, context, refusal) => {
    if (refusal !== undefined) return refusalPage(request, context, refusal);
    const refuse = (status: number) => refusalPage(request, context, status);
    return render(handle, request, context, refuse);
  };

  /** Cached by status, language and preferences, so that refused requests cost no rendering. */
  async function refusalPage({ url, headers }: Request, context: RenderContext, status: number) {
    const locale = localeOfPath(new URL(url).pathname);
    const preferences = readPreferences(headers.get("Cookie") ?? undefined, options.currencies);
    const cookie = cookieHeaderOf(preferences) ?? "";
    const key = [status, locale, cookie].join(" ");
    const page = refusalPages.get(key) ?? (await renderRefusal(status, locale, cookie, context));
    if (page.isComplete) refusalPages.set(key, page);
    return new Response(page.body, { status, headers: page.headers });
  }

  async function renderRefusal(
    status: number,
    locale: Locale,
    cookie: string,
    context: RenderContext,
  ) {
    const errorPageHandler = createRequestHandler(
      async () => errorPageBuild(await loadBuild(options.build), status),
      mode,
    );
    const request = new Request(`${siteOrigin()}/${locale}/-`, { headers: { Cookie: cookie } });
    const rendered = await render(errorPageHandler, request, context, null);
    return {
      body: await rendered.arrayBuffer(),
      headers: [...rendered.headers],
      isComplete: rendered.status === status && rendered.headers.get("Cache-Control") === null,
    };
  }

  async function render(
    handler: RequestHandler,
    request: Request,
    { requestId, address, criteria = null }: RenderContext,
    refuse: ((status: number) => Promise<Response>) | null,
  ): Promise<Response> {
    const keys = ((await loadBuild(options.build)) as SiteBuild).entry.module; // entry.server.tsx exports them
    const context = new RouterContextProvider();
    context.set(keys.apiTransportContext, transport);
    context.set(keys.criteriaContext, criteria);
    context.set(keys.enquiryReceiverContext, enquiries);
    if (address !== null) context.set(keys.clientAddressContext, address);
    context.set(keys.siteOriginContext, siteOrigin());
    context.set(keys.requestIdContext, requestId);
    context.set(keys.todayContext, today());
    context.set(keys.apiFaultReportContext, reportApiFault);
    context.set(keys.pageFaultReportContext, (error) => reportPageFault(error, requestId));
    context.set(keys.contentPolicyContext, policyFor);
    context.set(keys.errorPageContext, refuse);
    let isComplete = true;
    context.set(keys.incompletePageContext, () => {
      isComplete = false;
    });
    const response = await handler(request, context);
    if (!isComplete) response.headers.set("Cache-Control", "no-store");
    return response;
  }
}

const mode = process.env["NODE_ENV"];

/** Lifetime of cached error pages. */
const refusalPageMs = 5_000;

interface RefusalPage {
  body: ArrayBuffer;
  headers: [string, string][];
  /** Whether it may be cached: no part of it failed to load. */
  isComplete: boolean;
}

async function loadBuild(build: SiteOptions["build"]): Promise<ServerBuild> {
  return typeof build === "function" ? build() : build;
}
