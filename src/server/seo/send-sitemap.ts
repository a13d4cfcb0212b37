import { ReadableStream as NodeStream } from "node:stream/web";
import { oneHour } from "#http/cache-control.ts";
import { matchesEtag, weakEtag } from "#http/etag.ts";
import { type EncodedBody, createEncodedBody } from "#http/encoded-body.ts";
import { unpooledBuffer } from "#memory/unpooled-buffer.ts";

/** A complete text, cached so that it is compressed once for all clients. */
export interface CachedText {
  type: string;
  bodies: EncodedBody;
  etag: string;
}

/** A text that is generated while it is sent. */
interface StreamedText {
  type: string;
  write: () => AsyncIterable<string>;
  /** Changes with the text; the ETag is made of it. */
  version: string;
}

export function unavailable(): Response {
  return new Response("Service Unavailable", {
    status: 503,
    headers: { "Cache-Control": "no-store", "Retry-After": "5" },
  });
}

export function cachedText(type: string, text: string): CachedText {
  return { type, bodies: createEncodedBody(unpooledBuffer(text)), etag: weakEtag(text) };
}

/** Sends a text in the client's preferred encoding, or 304. */
export async function sendText(request: Request, text: CachedText): Promise<Response> {
  const { type, bodies, etag } = text;
  const headers = headersOf(etag);
  if (matchesEtag(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  const encoding = bodies.chooseEncoding(request.headers.get("Accept-Encoding") ?? undefined);
  const body = bodies.get(encoding) ?? (await bodies.encode(encoding));
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Type", type);
  headers.set("Content-Length", String(body.length));
  return new Response(body, { headers });
}

/** Streams a text, or sends 304 for the same version. */
export function sendStream(request: Request, { type, write, version }: StreamedText): Response {
  const etag = weakEtag(version);
  const headers = headersOf(etag);
  if (matchesEtag(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  headers.set("Content-Type", type);
  const stream = NodeStream.from(bytesOf(write())) as ReadableStream; // Node's type of the same class
  return new Response(stream, { headers });
}

function headersOf(etag: string): Headers {
  return new Headers({ "Cache-Control": oneHour, ETag: etag, Vary: "Accept-Encoding" });
}

async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}
