import { weakEtag } from "#http/etag.ts";
import { type EncodedBody, createEncodedBody } from "#http/encoded-body.ts";

/** A rendered response of the site, without what depends on the client. */
export interface Page {
  status: number;
  /** Names and values alternate, as Node takes them, without caching, encoding and length. */
  headers: readonly string[];
  /** The response's own `Cache-Control`; null for the default, `no-store` where it sets a cookie. */
  cacheControl: string | null;
  bodies: EncodedBody;
  etag: string;
  /** Of the render; error pages show it. */
  requestId: string;
}

const ownHeaders = new Set([
  "cache-control",
  "content-length",
  "etag",
  "retry-after",
  "vary",
  "x-request-id",
]);

export async function readPage(response: Response, requestId: string): Promise<Page> {
  const body = Buffer.from(await response.arrayBuffer());
  const { status } = response;
  const { headers } = response;
  const cacheControl = headers.has("Set-Cookie") ? "no-store" : headers.get("Cache-Control");
  const etag = weakEtag(body);
  return {
    status,
    headers: [
      ...[...headers].filter(([name]) => !ownHeaders.has(name)).flat(),
      "Vary",
      "Cookie, Accept-Encoding",
      ...(hasEtag({ status, cacheControl }) ? ["ETag", etag] : []),
      ...(status === 503 ? ["Retry-After", "5"] : []),
    ],
    cacheControl,
    bodies: createEncodedBody(body),
    etag,
    requestId,
  };
}

export function hasEtag({ status, cacheControl }: Pick<Page, "status" | "cacheControl">) {
  return status === 200 && cacheControl !== "no-store";
}

/** Only a 200 without a `Cache-Control` of its own. */
export function isCacheable(page: Page): boolean {
  return page.status === 200 && page.cacheControl === null;
}
