import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { refusingBuild } from "#server/refusing-build.ts";
import type { EnquiryDesk } from "#contract/enquiry/desk.ts";
import type * as Keys from "#site/request-context.ts";

/** The context keys as the build's own entry exports them: the server's copy of that module holds other ones. */
type ContextKeys = Pick<
  typeof Keys,
  | "apiFaultReportContext"
  | "apiTransportContext"
  | "clientAddressContext"
  | "enquiryDeskContext"
  | "contentPolicyContext"
  | "missingPartContext"
  | "pageFaultReportContext"
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
  /** Writes a page's content security policy. */
  policyFor: (scriptHashes: readonly string[]) => string;
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
  const { transport, enquiries, siteOrigin, today, policyFor, reportApiFault, reportPageFault } =
    options;
  const handlers = handlersFor(options.build);
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
    context.set(keys.contentPolicyContext, policyFor);
    let isWhole = true;
    context.set(keys.missingPartContext, () => {
      isWhole = false;
    });
    const answer = await handlers[refusal ?? "page"](request, context);
    if (!isWhole) answer.headers.set("Cache-Control", "no-store");
    return answer;
  };
}

async function opened(build: SiteOptions["build"]): Promise<ServerBuild> {
  return typeof build === "function" ? build() : build;
}

function handlersFor(
  build: SiteOptions["build"],
): Readonly<Record<"page" | PageRefusal, RequestHandler>> {
  const mode = process.env["NODE_ENV"];
  const refusing = (status: PageRefusal) =>
    createRequestHandler(async () => refusingBuild(await opened(build), status), mode);
  return {
    page: createRequestHandler(build, mode),
    403: refusing(403),
    405: refusing(405),
    411: refusing(411),
    413: refusing(413),
    414: refusing(414),
    429: refusing(429),
  };
}
