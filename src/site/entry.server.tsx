/** Renders a page to its last byte before answering, so that the server can hash the inline scripts of that very page. */
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { type ReactNode } from "react";
import { preload } from "react-dom";
import { renderToPipeableStream } from "react-dom/server";
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import firstTexts from "virtual:first-texts";
import "#i18n/all-messages.server.ts";
import type { Locale } from "#domain/locale.ts";
import { drawStill } from "#site/draw-still.server.tsx";
import { RequestReference } from "#site/features/failure/reference.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { loadStillParts } from "#site/parts/still/still-part.ts";
import { StillDrawing } from "#site/parts/still/still.tsx";
import { pageFaultReportContext, requestIdContext } from "#site/request-context.ts";

export {
  apiFaultReportContext,
  apiTransportContext,
  clientAddressContext,
  enquiryDeskContext,
  missingPartContext,
  pageFaultReportContext,
  requestIdContext,
  siteOriginContext,
  todayContext,
} from "#site/request-context.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  await loadStillParts();
  const html = await render(
    <RequestReference value={context.get(requestIdContext)}>
      <StillDrawing value={drawStill}>
        <FirstTexts of={routerContext.staticHandlerContext.matches.at(-1)?.route.id}>
          <ServerRouter context={routerContext} url={request.url} />
        </FirstTexts>
      </StillDrawing>
    </RequestReference>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const locale = localeOfPath(new URL(request.url).pathname);
  return new Response(ownRoutes(scriptsLast(html), locale), { status, headers });
}

/** Called for whatever a loader, an action or a render threw that is no answer of its own. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageFaultReportContext)(error);
};

/** Lets the document fetch what its scripts have to say first; they find it by this link. */
function FirstTexts({ of: route, children }: { of: string | undefined; children: ReactNode }) {
  const file = route && firstTexts[route];
  if (file) preload(file, { as: "fetch", crossOrigin: "anonymous", fetchPriority: "low" });
  return children;
}

async function render(page: ReactNode): Promise<string> {
  const body = new PassThrough();
  await new Promise<void>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity, // all of it stands in its place: a script to put it there could be missing
      onAllReady() {
        pipe(body);
        resolve();
      },
      onShellError: reject,
      onError: reject,
    });
  });
  return text(body);
}

/** Module preloads must not compete with the style sheet and the fonts for the first paint; React Router has no word for it. */
function scriptsLast(html: string): string {
  return html.replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  );
}

/** The built site has a list of routes for each language beside the whole one (`writeLanguageManifests`). */
function ownRoutes(html: string, locale: Locale): string {
  if (!import.meta.env.PROD) return html;
  return html.replaceAll(/(\/assets\/manifest-\w+)\.js/g, `$1-${locale}.js`);
}
