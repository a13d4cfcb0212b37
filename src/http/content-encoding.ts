import { pipeline, Readable } from "node:stream";
import { promisify } from "node:util";
import {
  brotliCompress,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  gunzip,
  gzip,
} from "node:zlib";
import { unpooledBuffer } from "#memory/unpooled-buffer.ts";
import { memoize } from "#memory/memoize.ts";

export type Encoding = "br" | "gzip" | "identity";

/** Brotli's, from 0 to 11: a good ratio for what is cached, speed for what is streamed (decision 4). */
const quality = { streamed: 1, buffered: 5 } as const;

const compress = {
  br: (body: Buffer) => brotli(body, quality.buffered),
  gzip: gzipped,
};

/**
 * The encoding that an `Accept-Encoding` header prefers, the smaller one of two with the same quality. An encoding that it does not
 * name has the quality of its `*`; where everything is refused the answer is `identity`.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  return acceptEncoding === undefined ? "identity" : bestEncoding(acceptEncoding);
}

/** Browsers send few different headers. */
const bestEncoding = memoize(readBestEncoding, { maxEntries: 100, maxLength: 100 });

function readBestEncoding(acceptEncoding: string): Encoding {
  const qualities = qualitiesOf(acceptEncoding);
  const otherQuality = qualities.get("*") ?? 0;
  let best: Encoding = "identity";
  let bestQuality = qualities.get("identity") ?? 0;
  for (const encoding of ["gzip", "br"] as const) {
    const quality = qualities.get(encoding) ?? otherQuality;
    if (quality === 0 || quality < bestQuality) continue;
    best = encoding;
    bestQuality = quality;
  }
  return best;
}

/** Quality of each encoding that is named, from 0 to 1; 0 where it cannot be parsed. */
function qualitiesOf(acceptEncoding: string): Map<string, number> {
  return new Map(
    acceptEncoding
      .toLowerCase()
      .split(",")
      .map((entry) => {
        const [name = "", quality = "q=1"] = entry.split(";").map((part) => part.trim());
        return [name, Number(/^q=([01](?:\.\d{0,3})?)$/.exec(quality)?.[1] ?? 0)];
      }),
  );
}

export function encode(
  body: Buffer,
  encoding: Exclude<Encoding, "identity">,
): Promise<Buffer<ArrayBuffer>> {
  return compress[encoding](body);
}

/** Compresses a stream; cancelling it stops the source, and an error of the source fails it. */
export function encodeStream(
  source: AsyncIterable<Uint8Array>,
  encoding: Exclude<Encoding, "identity">,
): ReadableStream {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality.streamed };
  const compressor = encoding === "br" ? createBrotliCompress({ params }) : createGzip();
  pipeline(source, compressor, () => undefined); // an error reaches the reader through the compressor
  return Readable.toWeb(compressor) as ReadableStream; // Node's type of the same class
}

export async function decode(
  body: Buffer<ArrayBuffer>,
  encoding: Encoding,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "br") return promisify(brotliDecompress)(body);
  return encoding === "gzip" ? promisify(gunzip)(body) : body;
}

async function brotli(body: Buffer, level: number): Promise<Buffer<ArrayBuffer>> {
  const compressed = await promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
  return unpooledBuffer(compressed);
}

/** Slowest and smallest: few clients lack Brotli, and each page is compressed once. */
async function gzipped(body: Buffer): Promise<Buffer<ArrayBuffer>> {
  return unpooledBuffer(await promisify(gzip)(body, { level: 9 }));
}

export function isWorthCompressing({ length }: Pick<Buffer, "length">): boolean {
  return length >= 1_000;
}
