import {
  chooseEncoding,
  encode,
  encodeStream,
  isWorthCompressing,
  type Encoding,
} from "#http/content-encoding.ts";
import { isCompressible } from "#server/files/media-types.ts";

/** A streamed body that ends within these bytes is compressed at once and gets a length. */
const bufferBytes = 64 * 1024;

/**
 * Compresses a text response that is not cached, in the client's preferred encoding. Long bodies are streamed. Cached responses
 * already have their encoding.
 */
export async function compressResponse(request: Request, response: Response): Promise<Response> {
  const { status, headers, body } = response;
  const isText = isCompressible(headers.get("Content-Type") ?? "");
  if (!isText || status === 206 || headers.has("Content-Encoding")) return response;
  varyByEncoding(headers);
  const encoding = chooseEncoding(request.headers.get("Accept-Encoding") ?? undefined);
  if (encoding === "identity") return response;
  if (status === 304) weaken(headers); // the compressed response had a weak ETag
  if (body === null)
    return isCompressedHead(request, response) ? withBody(response, null, encoding) : response;
  const { read, rest } = await readBeginning(partsOf(body));
  if (rest === null) return compressBuffered(response, Buffer.concat(read), encoding);
  if (request.method !== "HEAD")
    return withBody(response, encodeStream(concatenate(read, rest), encoding), encoding);
  await rest.return(undefined); // the headers are those of a GET; the rest need not be generated
  return withBody(response, null, encoding);
}

/** Whether a HEAD answers for a response that would be compressed. */
function isCompressedHead({ method }: Request, { status, headers }: Response): boolean {
  const length = Number(headers.get("Content-Length") ?? 0);
  return method === "HEAD" && status === 200 && isWorthCompressing({ length });
}

async function compressBuffered(
  response: Response,
  plain: Buffer<ArrayBuffer>,
  encoding: Exclude<Encoding, "identity">,
): Promise<Response> {
  const isSmall = !isWorthCompressing(plain);
  const body = isSmall ? plain : await encode(plain, encoding);
  const compressed = withBody(response, body, isSmall ? "identity" : encoding);
  compressed.headers.set("Content-Length", String(body.length));
  return compressed;
}

function withBody(response: Response, body: BodyInit | null, encoding: Encoding): Response {
  const { status, headers } = response;
  headers.delete("Content-Length");
  if (encoding !== "identity") {
    headers.set("Content-Encoding", encoding);
    weaken(headers);
  }
  return new Response(body, { status, headers });
}

/** A strong ETag identifies the bytes, which compression changes. */
function weaken(headers: Headers): void {
  const etag = headers.get("ETag");
  if (etag?.startsWith('"') === true) headers.set("ETag", `W/${etag}`);
}

function varyByEncoding(headers: Headers): void {
  const varies = headers.get("Vary") ?? "";
  if (!/\baccept-encoding\b/i.test(varies)) headers.append("Vary", "Accept-Encoding");
}

interface Beginning {
  read: Uint8Array[];
  /** Null where the body has ended. */
  rest: AsyncGenerator<Uint8Array> | null;
}

async function readBeginning(parts: AsyncGenerator<Uint8Array>): Promise<Beginning> {
  const read: Uint8Array[] = [];
  for (let length = 0; length < bufferBytes;) {
    const part = await parts.next();
    if (part.done === true) return { read, rest: null };
    read.push(part.value);
    length += part.value.length;
  }
  return { read, rest: parts };
}

async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
  } finally {
    await reader.cancel(); // stop the source
  }
}

async function* concatenate(
  read: readonly Uint8Array[],
  rest: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* read;
  yield* rest;
}
