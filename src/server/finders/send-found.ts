import { ReadableStream as NodeStream } from "node:stream/web";
import { oneHour } from "#http/cache-control.ts";
import { matchesEtag, weakEtag } from "#http/etag.ts";
import { type EncodedBody, createEncodedBody } from "#http/encoded-body.ts";
import { unpooledBuffer } from "#memory/unpooled-buffer.ts";

/** A text for machines that is at hand. Who keeps it compresses it once for all who ask. */
export interface FoundText {
  type: string;
  bodies: EncodedBody;
  etag: string;
}

/** What is written while it is sent. */
interface WrittenText {
  type: string;
  write: () => AsyncIterable<string>;
  /** What it depends on. */
  state: string;
}

/** Says that it cannot be had now. */
export function unavailable(): Response {
  return new Response("Service Unavailable", {
    status: 503,
    headers: { "Cache-Control": "no-store", "Retry-After": "5" },
  });
}

export function foundText(type: string, text: string): FoundText {
  return { type, bodies: createEncodedBody(unpooledBuffer(text)), etag: weakEtag(text) };
}

/** Answers with a text in the encoding that its reader likes best, or with 304 to who has this very one. */
export async function sendText(request: Request, text: FoundText): Promise<Response> {
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

/** Answers with what is written while it is sent, or with 304 to who has it of this very state. */
export function sendWritten(request: Request, { type, write, state }: WrittenText): Response {
  const etag = weakEtag(state);
  const headers = headersOf(etag);
  if (matchesEtag(request.headers.get("If-None-Match"), etag))
    return new Response(null, { status: 304, headers });
  headers.set("Content-Type", type);
  const sent = NodeStream.from(bytesOf(write())) as ReadableStream; // Node's type of the same class
  return new Response(sent, { headers });
}

function headersOf(etag: string): Headers {
  return new Headers({ "Cache-Control": oneHour, ETag: etag, Vary: "Accept-Encoding" });
}

async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}
