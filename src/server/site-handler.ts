import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { refusingBuild } from "#server/refusing-build.ts";
import type * as Keys from "#site/request-context.ts";

/** The context keys as the build's own entry exports them: the server's copy of that module holds other ones. */
type ContextKeys = Pick<
  typeof Keys,
  | "apiFaultReportContext"
  | "apiTransportContext"
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
  siteOrigin: () => string;
  today: () => string;
  reportApiFault: (fault: Keys.ApiFault) => void;
  reportPageFault: (error: unknown, requestId: string) => void;
}

/** `refusal` is the status with which the page answers, whatever its path names. */
export type SiteHandler = (request: Request, requestId: string, refusal?: 405) => Promise<Response>;

/** React Router's handler, with what every render is given. */
export function createSiteHandler(options: SiteOptions): SiteHandler {
  const { transport, siteOrigin, today, reportApiFault, reportPageFault } = options;
  const mode = process.env["NODE_ENV"];
  const handle = createRequestHandler(options.build, mode);
  const refuse = createRequestHandler(async () => refusingBuild(await buildOf(options), 405), mode);
  return async (request, requestId, refusal) => {
    const keys = ((await buildOf(options)) as SiteBuild).entry.module; // entry.server.tsx exports them
    const context = new RouterContextProvider();
    context.set(keys.apiTransportContext, transport);
    context.set(keys.siteOriginContext, siteOrigin());
    context.set(keys.requestIdContext, requestId);
    context.set(keys.todayContext, today());
    context.set(keys.apiFaultReportContext, reportApiFault);
    context.set(keys.pageFaultReportContext, (error) => reportPageFault(error, requestId));
    let isWhole = true;
    context.set(keys.missingPartContext, () => {
      isWhole = false;
    });
    const answer = await (refusal === undefined ? handle : refuse)(request, context);
    if (!isWhole) answer.headers.set("Cache-Control", "no-store");
    return answer;
  };
}

async function buildOf({ build }: SiteOptions): Promise<ServerBuild> {
  return typeof build === "function" ? build() : build;
}
