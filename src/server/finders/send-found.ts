import { createHash } from "node:crypto";
import { ReadableStream as NodeStream } from "node:stream/web";
import { isKnownTag } from "#api/known-tag.ts";

interface Found {
  type: string;
  /** All of it, or what it is written by when it is read. */
  body: string | (() => AsyncIterable<string>);
  /** What the body depends on, where it is not at hand. */
  state?: string;
  /** Whether the address names what is said, so that it never says anything else. */
  isForEver?: boolean;
}

/** As long as files of the build: those that may change, and those that are named by what they hold. */
const shortLived = "public, max-age=3600";
const immutable = "public, max-age=31536000, immutable";

/** Says that it cannot be had now. */
export function unavailable(): Response {
  return new Response("Service Unavailable", {
    status: 503,
    headers: { "Cache-Control": "no-store", "Retry-After": "5" },
  });
}

/** Says that there is nothing under an address that may name something another time. */
export function notThere(): Response {
  return new Response("Not Found", { status: 404, headers: { "Cache-Control": "no-store" } });
}

/** Answers with a text for machines, or with 304 to who has this very one. */
export function sendFound(request: Request, found: Found & { body: string }): Response;
export function sendFound(request: Request, found: Found & { state: string }): Response;
export function sendFound(request: Request, { type, body, state, isForEver }: Found): Response {
  const digest = createHash("sha256").update(state ?? String(body));
  const etag = `W/"${digest.digest("base64url").slice(0, 22)}"`;
  const caching = isForEver === true ? immutable : shortLived;
  const headers = { "Cache-Control": caching, ETag: etag, Vary: "Accept-Encoding" };
  if (isKnownTag(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  const sent =
    typeof body === "string" ? body : (NodeStream.from(bytesOf(body())) as ReadableStream); // Node's type of the same class
  return new Response(sent, { headers: { ...headers, "Content-Type": type } });
}

async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}
