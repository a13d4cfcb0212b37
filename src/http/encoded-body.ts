import {
  chooseEncoding,
  decode,
  encode,
  isWorthCompressing,
  type Encoding,
} from "#http/content-encoding.ts";

/** A response body in the encodings that were requested so far. */
export interface EncodedBody {
  /** Small bodies are `identity` for every client. */
  chooseEncoding(acceptEncoding: string | undefined): Encoding;
  /** The body, if it has been encoded so. */
  get(encoding: Encoding): Buffer<ArrayBuffer> | undefined;
  /** Encodes the body, once for concurrent requests. */
  encode(encoding: Encoding): Promise<Buffer<ArrayBuffer>>;
  /** Bytes of all encodings together. */
  size(): number;
}

/**
 * Creates a body from its uncompressed bytes, which are dropped once there is a compressed encoding: nearly every client accepts
 * one, and the others get it decompressed.
 */
export function createEncodedBody(
  plain: Buffer<ArrayBuffer>,
  { keepUncompressed = false }: { keepUncompressed?: boolean } = {},
): EncodedBody {
  const isSmall = !isWorthCompressing(plain);
  const ready = new Map<Encoding, Buffer<ArrayBuffer>>([["identity", plain]]);
  const pending = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();

  function encodeOnce(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    const started = pending.get(encoding);
    if (started !== undefined) return started;
    const body = encoding === "identity" ? decompress() : compress(encoding);
    pending.set(encoding, body);
    const settle = () => pending.delete(encoding);
    body.then(settle, settle);
    return body;
  }

  async function compress(encoding: Exclude<Encoding, "identity">): Promise<Buffer<ArrayBuffer>> {
    const body = await encode(ready.get("identity") ?? (await encodeOnce("identity")), encoding);
    ready.set(encoding, body);
    if (!keepUncompressed) ready.delete("identity");
    return body;
  }

  async function decompress(): Promise<Buffer<ArrayBuffer>> {
    for (const [encoding, body] of ready) return decode(body, encoding);
    throw new Error("The body has no encoding");
  }

  return {
    chooseEncoding: (acceptEncoding) => (isSmall ? "identity" : chooseEncoding(acceptEncoding)),
    get: (encoding) => ready.get(encoding),
    encode: encodeOnce,
    // No getter: V8 would give every object a hidden class of its own.
    size: () => [...ready.values()].reduce((sum, body) => sum + body.length, 0),
  };
}
