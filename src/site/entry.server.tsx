/** Renders the whole page before responding, so that the content security policy can hash its inline scripts. */
import { hash, randomUUID } from "node:crypto";
import { Writable } from "node:stream";
import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import "#i18n/all-messages.server.ts";
import { DocumentParts } from "#site/ui/document-parts.ts";
import {
  defaultSharePicturesContext,
  contentPolicyContext,
  pageFaultReportContext,
  errorPageContext,
  requestIdContext,
  sharePictureContext,
  siteOriginContext,
} from "#site/data/request-context.ts";
import { deferScripts } from "#site/layout/defer-scripts.server.ts";
import { OpenGraphImage } from "#site/seo/open-graph-image.server.tsx";
import { JsonLd } from "#site/seo/structured-data/json-ld.server.tsx";

export {
  apiFaultReportContext,
  apiTransportContext,
  clientAddressContext,
  contentPolicyContext,
  criteriaContext,
  enquiryReceiverContext,
  incompletePageContext,
  pageFaultReportContext,
  errorPageContext,
  requestIdContext,
  siteOriginContext,
  todayContext,
} from "#site/data/request-context.ts";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const isFailure = routerContext.staticHandlerContext.errors !== null;
  const cachedErrorPage = context.get(errorPageContext);
  if (isFailure && status < 500 && cachedErrorPage !== null)
    return withHeaders(await cachedErrorPage(status), headers);
  const nonce = randomUUID();
  const isPage = status === 200;
  const parts: DocumentParts = {
    nonce,
    isStatic: isFailure, // never hydrated: one refusal serves many URLs, and the router cannot reproduce a fault's reference
    reference: context.get(requestIdContext),
    head: isPage && sharePictureOf(context),
    end: isPage && <JsonLd context={context} />,
  };
  const html = await render(
    <DocumentParts value={parts}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </DocumentParts>,
    nonce,
  );
  const page = deferScripts(html, nonce);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set(
    "Content-Security-Policy",
    context.get(contentPolicyContext)(scriptHashes(page, nonce)),
  );
  return new Response(page.replaceAll(` nonce="${nonce}"`, ""), { status, headers });
}

function withHeaders(response: Response, headers: Headers): Response {
  for (const [name, value] of headers) response.headers.append(name, value);
  return response;
}

/** Hashes instead of a nonce in the policy, because a cached page would repeat its nonce. */
function scriptHashes(html: string, nonce: string): string[] {
  const scripts = html.matchAll(
    new RegExp(`<script nonce="${nonce}"[^>]*>([\\s\\S]+?)</script>`, "g"),
  );
  return [...scripts].map(([, script = ""]) => `'sha256-${hash("sha256", script, "base64")}'`);
}

function sharePictureOf(context: RouterContextProvider): ReactNode {
  const common = context.get(defaultSharePicturesContext);
  const pagePicture = context.get(sharePictureContext);
  const picture =
    (typeof pagePicture === "string" ? common?.listPictures[pagePicture] : pagePicture) ??
    common?.sharePicture;
  return picture && <OpenGraphImage picture={picture} origin={context.get(siteOriginContext)} />;
}

/** Reports unexpected errors, except those of requests that the client has aborted. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(pageFaultReportContext)(error);
};

function render(page: ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    const body = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Infinity, // no streamed Suspense boundaries: moving them into place needs script
      onAllReady: () => void pipe(body),
      onShellError: reject,
      onError: reject,
    });
  });
}
