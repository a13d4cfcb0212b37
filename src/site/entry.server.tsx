/** Renders a page to its last byte before answering, so that the server can hash the inline scripts of that very page. */
import { Writable } from "node:stream";
import { type ReactNode } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import type { Locale } from "#domain/locale.ts";
import firstTexts from "virtual:first-texts";
import "#i18n/all-messages.server.ts";
import { drawLive } from "#site/draw-still.server.tsx";
import { RequestReference } from "#site/features/failure/reference.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { lateFiles } from "#site/late-files.ts";
import { loadLaterParts } from "#site/parts/still/later-part.ts";
import { StillDrawing, type Drawing } from "#site/parts/still/still.tsx";
import {
  commonPicturesContext,
  pageFaultReportContext,
  pageWrittenContext,
  requestIdContext,
  sharePictureContext,
  siteOriginContext,
} from "#site/request-context.ts";
import { ShareHead } from "#site/share-head.server.tsx";
import { factsFileIn } from "#site/sent-around.ts";
import type { ShellData } from "#site/shell-loader.ts";
import { drawSent } from "#site/sent.server.ts";
import { createRegionsApart } from "#site/regions-apart.server.ts";
import { afterFirstView } from "#site/after-first-view.server.ts";
import { structuredData } from "#site/structured-data/told.server.ts";

export {
  apiFaultReportContext,
  apiTransportContext,
  clientAddressContext,
  enquiryDeskContext,
  factsNamedContext,
  missingPartContext,
  pageFaultReportContext,
  pageWrittenContext,
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
  await lateFiles(); // parts are declared there, too
  await loadLaterParts();
  const regions = createRegionsApart();
  const drawing: Drawing = {
    still: (...region) => regions.leaveOut(drawSent(...region)),
    live: (...region) => regions.leaveOut(drawLive(...region)),
  };
  const html = await render(
    <RequestReference value={context.get(requestIdContext)}>
      <StillDrawing value={drawing}>
        <ServerRouter context={routerContext} url={request.url} />
      </StillDrawing>
    </RequestReference>,
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  const isPage = status === 200;
  const tags = isPage ? shareTags(context) : "";
  const told = isPage ? structuredData(context) : "";
  const locale = localeOfPath(new URL(request.url).pathname);
  const first = firstFiles(routerContext.staticHandlerContext, locale);
  const page = regions.putInto(withTold(afterFirstView(html, first), tags, told));
  const answer = new Response(page, { status, headers });
  context.get(pageWrittenContext)(answer, page);
  return answer;
}

function shareTags(context: RouterContextProvider): string {
  const common = context.get(commonPicturesContext);
  const own = context.get(sharePictureContext);
  const picture =
    (typeof own === "string" ? common?.listPictures[own] : own) ?? common?.sharePicture;
  if (!picture) return "";
  return renderToStaticMarkup(
    <ShareHead picture={picture} origin={context.get(siteOriginContext)} />,
  );
}

/**
 * Puts the tags for sharing at the end of the head, and at the end of the page what it tells of itself: names and texts that the
 * page has just said weigh little there. Beside the router's own tree, because a browser has to draw that tree as it is here: the
 * ids of its regions hang on what stands beside it.
 */
function withTold(html: Buffer<ArrayBuffer>, tags: string, told: string): Buffer<ArrayBuffer> {
  const [head, body] = [html.indexOf("</head>"), html.lastIndexOf("</body>")];
  return Buffer.concat([
    html.subarray(0, head),
    Buffer.from(tags),
    html.subarray(head, body),
    Buffer.from(told),
    html.subarray(body),
  ]);
}

/** Called for whatever a loader, an action or a render threw that is no answer of its own. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageFaultReportContext)(error);
};

/** What scripts have to say first, and what they draw every page from. */
function firstFiles(
  { matches, loaderData }: EntryContext["staticHandlerContext"],
  locale: Locale,
): string[] {
  const texts = firstTexts[matches.at(-1)?.route.id ?? ""];
  const shell = loaderData[`locale___${locale}`] as ShellData | undefined; // of the route of that id
  return [texts, shell && factsFileIn(shell.around)].filter((file) => typeof file === "string");
}

function render(page: ReactNode): Promise<Buffer<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const body = new Writable({
      highWaterMark: Number.MAX_SAFE_INTEGER, // it is all there at once: nothing has to wait
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Infinity, // all of it stands in its place: a script to put it there could be missing
      onAllReady: () => void pipe(body),
      onShellError: reject,
      onError: reject,
    });
  });
}
