import { createHash } from "node:crypto";
import { ReadableStream as NodeStream } from "node:stream/web";
import { isKnownTag } from "#api/known-tag.ts";

interface Found {
  type: string;
  /** All of it, or what it is written by when it is read. */
  body: string | (() => AsyncIterable<string>);
  /** What the body depends on, where it is not at hand. */
  state?: string;
}

/** As long as files of the build that may change. */
const shortLived = "public, max-age=3600";

/** Answers with a text for machines, or with 304 to who has this very one. */
export function sendFound(request: Request, found: Found & { body: string }): Response;
export function sendFound(request: Request, found: Found & { state: string }): Response;
export function sendFound(request: Request, { type, body, state }: Found): Response {
  const digest = createHash("sha256").update(state ?? String(body));
  const etag = `W/"${digest.digest("base64url").slice(0, 22)}"`;
  const headers = { "Cache-Control": shortLived, ETag: etag, Vary: "Accept-Encoding" };
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
