import { weakEtag } from "#http/etag.ts";
import { type EncodedBody, createEncodedBody } from "#http/encoded-body.ts";

/** A finished answer of the site, with everything that is the same for all who ask for it. */
export interface Page {
  status: number;
  /** Names and values in turn, as Node takes them, without those that depend on who asks: caching, encoding and length. */
  headers: readonly string[];
  /** What the answer itself said about caching; null where it left that to us, and `no-store` where it speaks to one visitor alone. */
  cacheControl: string | null;
  bodies: EncodedBody;
  etag: string;
  /** Of the render; error pages quote it. */
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

/** Reads an answer to its last byte. */
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

/** What nobody may keep gets no tag. */
export function hasEtag({ status, cacheControl }: Pick<Page, "status" | "cacheControl">) {
  return status === 200 && cacheControl !== "no-store";
}

/** Only a plain success may be kept for others: no error, nothing that said how long it may be. */
export function isCacheable(page: Page): boolean {
  return page.status === 200 && page.cacheControl === null;
}
