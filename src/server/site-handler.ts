import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import type * as Keys from "#site/request-context.ts";

/** The context keys as the build's own entry exports them: the server's copy of that module holds other ones. */
type ContextKeys = Pick<
  typeof Keys,
  | "apiFaultReportContext"
  | "apiTransportContext"
  | "pageFaultReportContext"
  | "refusalContext"
  | "requestIdContext"
  | "siteOriginContext"
  | "todayContext"
>;
type SiteBuild = ServerBuild & { entry: { module: ContextKeys } };

export interface SiteOptions {
  build: ServerBuild | (() => Promise<ServerBuild>);
  transport: Keys.ApiTransport;
  siteOrigin: () => string;
  today: () => string;
  reportApiFault: (fault: Keys.ApiFault) => void;
  reportPageFault: (error: unknown, requestId: string) => void;
}

/** `refusal` is for a path that fits no screen: the status that its page says, where that is not 404. */
export type SiteHandler = (
  request: Request,
  requestId: string,
  refusal?: 405 | null,
) => Promise<Response>;

/** React Router's handler, with what every render is given. */
export function createSiteHandler(options: SiteOptions): SiteHandler {
  const { transport, siteOrigin, today, reportApiFault, reportPageFault } = options;
  const handle = createRequestHandler(options.build, process.env["NODE_ENV"]);
  return async (request, requestId, refusal = null) => {
    const build = typeof options.build === "function" ? await options.build() : options.build;
    const keys = (build as SiteBuild).entry.module; // entry.server.tsx exports them
    const context = new RouterContextProvider();
    context.set(keys.apiTransportContext, transport);
    context.set(keys.siteOriginContext, siteOrigin());
    context.set(keys.requestIdContext, requestId);
    context.set(keys.todayContext, today());
    context.set(keys.refusalContext, refusal);
    context.set(keys.apiFaultReportContext, reportApiFault);
    context.set(keys.pageFaultReportContext, (error) => reportPageFault(error, requestId));
    return handle(request, context);
  };
}
