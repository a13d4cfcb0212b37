import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { matchesEtag } from "#http/etag.ts";
import { hasEtag, type Page } from "#server/pages/page.ts";
import { isRedirect, withCampaign } from "#server/paths/with-campaign.ts";

/** A change of content must reach visitors through shared caches within five seconds. */
const shared = "public, max-age=0, s-maxage=2, must-revalidate";
const personal = "private, max-age=0, must-revalidate";
/** A prefetched page must stay fresh until the navigation. */
const prefetched = "private, max-age=4";

interface Sending {
  requestId: string;
  /** For a visitor with preferences: not for shared caches. */
  isPersonal: boolean;
}

/**
 * Sends a page in the client's preferred encoding, or 304. Returns null when done, or a promise where the page has to be encoded
 * first; its size in the cache then changes.
 */
export function sendPage(
  page: Page,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  sending: Sending,
): Promise<void> | null {
  const { headers: requestHeaders } = incoming;
  const headers = headersFor(page, sending, requestHeaders);
  if (isRedirect(page.status)) addCampaign(headers, incoming.url ?? "/");
  if (hasEtag(page) && matchesEtag(requestHeaders["if-none-match"], page.etag)) {
    outgoing.writeHead(304, headers).end();
    return null;
  }
  const { bodies } = page;
  const encoding = bodies.chooseEncoding(requestHeaders["accept-encoding"]);
  const ready = bodies.get(encoding);
  if (encoding !== "identity") headers.push("Content-Encoding", encoding);
  if (ready === undefined) return bodies.encode(encoding).then(send);
  send(ready);
  return null;

  function send(body: Buffer): void {
    if (page.status !== 204) headers.push("Content-Length", String(body.length)); // RFC 9110, 8.6
    outgoing.writeHead(page.status, headers).end(incoming.method === "HEAD" ? undefined : body);
  }
}

function headersFor(
  { status, headers, cacheControl }: Page,
  sending: Sending,
  requestHeaders: IncomingHttpHeaders,
): string[] {
  const caching = cacheControl ?? cachingFor(status, sending, requestHeaders);
  return [...headers, "X-Request-Id", sending.requestId, "Cache-Control", caching];
}

/** Pages are rendered without campaign parameters, so a redirect gets them back. */
function addCampaign(headers: string[], target: string): void {
  const at = headers.findIndex((name, at) => at % 2 === 0 && name === "location") + 1;
  const location = headers[at];
  const mark = target.indexOf("?");
  if (at > 0 && location !== undefined && mark !== -1)
    headers[at] = withCampaign(location, target.slice(mark));
}

function cachingFor(
  status: number,
  { isPersonal }: Sending,
  requestHeaders: IncomingHttpHeaders,
): string {
  if (status >= 400) return "no-store";
  if (requestHeaders["sec-purpose"] === "prefetch") return prefetched;
  return isPersonal ? personal : shared;
}
