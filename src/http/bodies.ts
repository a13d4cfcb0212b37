import {
  chooseEncoding,
  decode,
  encode,
  isWorthCompressing,
  type Encoding,
} from "#http/encoding.ts";

/** The bytes of one page or answer, in the encodings that were asked for. */
export interface Bodies {
  /** In what it is sent to who asks with this Accept-Encoding: what is small plainly to everybody. */
  encodingFor(acceptEncoding: string | undefined): Encoding;
  /** The body, where it is there in that encoding. */
  find(encoding: Encoding): Buffer<ArrayBuffer> | undefined;
  /** Makes a body that is not there, once for all who ask meanwhile. */
  make(encoding: Encoding): Promise<Buffer<ArrayBuffer>>;
  /** How many bytes all that are there have together. */
  bytes(): number;
}

/**
 * Holds the bytes of a page or an answer. Unless told otherwise the plain ones are let go once they are there compressed: they take
 * five times the room, and who asks for them, which no browser does, is given them decompressed.
 */
export function createBodies(
  plain: Buffer<ArrayBuffer>,
  { keepsPlain = false }: { keepsPlain?: boolean } = {},
): Bodies {
  const isSmall = !isWorthCompressing(plain);
  const ready = new Map<Encoding, Buffer<ArrayBuffer>>([["identity", plain]]);
  const making = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();

  function make(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    const running = making.get(encoding);
    if (running !== undefined) return running;
    const body = encoding === "identity" ? decoded() : encoded(encoding);
    making.set(encoding, body);
    const settle = () => making.delete(encoding);
    body.then(settle, settle);
    return body;
  }

  async function encoded(encoding: Exclude<Encoding, "identity">): Promise<Buffer<ArrayBuffer>> {
    const body = await encode(ready.get("identity") ?? (await make("identity")), encoding);
    ready.set(encoding, body);
    if (!keepsPlain) ready.delete("identity");
    return body;
  }

  async function decoded(): Promise<Buffer<ArrayBuffer>> {
    for (const [encoding, body] of ready) return decode(body, encoding);
    throw new Error("There is always a body");
  }

  return {
    encodingFor: (acceptEncoding) => (isSmall ? "identity" : chooseEncoding(acceptEncoding)),
    find: (encoding) => ready.get(encoding),
    make,
    // No getter: an object made with one gets a hidden class of its own, whose list grows with every answer.
    bytes: () => [...ready.values()].reduce((sum, body) => sum + body.length, 0),
  };
}
