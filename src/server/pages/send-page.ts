import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { matchesEtag } from "#http/etag.ts";
import { hasEtag, type Page } from "#server/pages/page.ts";
import { isRedirect, withCampaign } from "#server/paths/with-campaign.ts";

/** What shared caches may keep, and for how long, must be gone five seconds after a change of content. */
const shared = "public, max-age=0, s-maxage=2, must-revalidate";
const personal = "private, max-age=0, must-revalidate";
/** What a browser fetched before the visitor turned to it is not asked for again by the turn itself. */
const prefetched = "private, max-age=4";

interface Sending {
  requestId: string;
  /** For a visitor who has preferences: no shared cache may keep it. */
  isPersonal: boolean;
}

/**
 * Answers with a finished page: in the best encoding that the client takes, without a body where it has this very page
 * or asked for the head alone. Null where that is done; a page that has to be encoded first is waited for, and weighs something else
 * from then on.
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

/** A page is made without what means nothing to it. */
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
