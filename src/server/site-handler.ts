import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { type Locale, locales } from "#domain/locale.ts";
import { buildIn } from "#server/build-in.ts";
import { handlerByPath } from "#server/build-of-path.ts";
import { noteBody } from "#server/pages/written-bodies.ts";
import { refusingBuild } from "#server/refusing-build.ts";
import type { EnquiryDesk } from "#contract/enquiry/desk.ts";
import { localeOfPath } from "#site/locale-of-path.ts";
import type * as Keys from "#site/request-context.ts";

/** The context keys as the build's own entry exports them: the server's copy of that module holds other ones. */
type ContextKeys = Pick<
  typeof Keys,
  | "apiFaultReportContext"
  | "apiTransportContext"
  | "clientAddressContext"
  | "enquiryDeskContext"
  | "factsNamedContext"
  | "missingPartContext"
  | "pageFaultReportContext"
  | "pageWrittenContext"
  | "requestIdContext"
  | "siteOriginContext"
  | "todayContext"
>;
type SiteBuild = ServerBuild & { entry: { module: ContextKeys } };

export interface SiteOptions {
  build: ServerBuild | (() => Promise<ServerBuild>);
  transport: Keys.ApiTransport;
  enquiries: EnquiryDesk;
  siteOrigin: () => string;
  today: () => string;
  /** Keeps what documents name as the file of their facts. */
  keepFacts: (file: Keys.FactsFile) => void;
  reportApiFault: (fault: Keys.ApiFault) => void;
  reportPageFault: (error: unknown, requestId: string) => void;
}

/** What a render may know of whoever it is for. */
export interface Asker {
  requestId: string;
  /** Null for a page that everybody is sent. */
  address: string | null;
}

/** Of what is no page to be read, of forms that are not taken, of addresses too long, and of searches that are too many. */
export type PageRefusal = 403 | 405 | 411 | 413 | 414 | 429;

/** `refusal` is the status with which the page answers, whatever its path names. */
export type SiteHandler = (
  request: Request,
  asker: Asker,
  refusal?: PageRefusal,
) => Promise<Response>;

/** React Router's handler, with what every render is given. */
export function createSiteHandler(options: SiteOptions): SiteHandler {
  const { transport, enquiries, siteOrigin, today, keepFacts, reportApiFault, reportPageFault } =
    options;
  const handlers = handlersOf(options.build);
  return async (request, { requestId, address }, refusal) => {
    const keys = ((await opened(options.build)) as SiteBuild).entry.module; // entry.server.tsx exports them
    const context = new RouterContextProvider();
    context.set(keys.apiTransportContext, transport);
    context.set(keys.enquiryDeskContext, enquiries);
    if (address !== null) context.set(keys.clientAddressContext, address);
    context.set(keys.siteOriginContext, siteOrigin());
    context.set(keys.requestIdContext, requestId);
    context.set(keys.todayContext, today());
    context.set(keys.apiFaultReportContext, reportApiFault);
    context.set(keys.pageFaultReportContext, (error) => reportPageFault(error, requestId));
    context.set(keys.pageWrittenContext, noteBody);
    context.set(keys.factsNamedContext, keepFacts);
    let isWhole = true;
    context.set(keys.missingPartContext, () => {
      isWhole = false;
    });
    const handle = handlers[localeOfPath(new URL(request.url).pathname)];
    const answer = await handle[refusal ?? "page"](request, context);
    if (!isWhole) answer.headers.set("Cache-Control", "no-store");
    return answer;
  };
}

async function opened(build: SiteOptions["build"]): Promise<ServerBuild> {
  return typeof build === "function" ? build() : build;
}

type Handlers = Readonly<Record<"page" | PageRefusal, RequestHandler>>;

/** In development all languages share one build, which is another one after each change. */
function handlersOf(build: SiteOptions["build"]): Readonly<Record<Locale, Handlers>> {
  const own = locales.map((locale) => {
    return [locale, handlersFor(typeof build === "function" ? build : buildIn(build, locale))];
  });
  return Object.fromEntries(own) as Record<Locale, Handlers>; // an entry for each language
}

function handlersFor(build: SiteOptions["build"]): Handlers {
  const mode = process.env["NODE_ENV"];
  const refusing = (status: PageRefusal) =>
    createRequestHandler(async () => refusingBuild(await opened(build), status), mode);
  return {
    page:
      typeof build === "function" ? createRequestHandler(build, mode) : handlerByPath(build, mode),
    403: refusing(403),
    405: refusing(405),
    411: refusing(411),
    413: refusing(413),
    414: refusing(414),
    429: refusing(429),
  };
}
