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

/**
 * Brotli's, from 0 to 11. At 5 a page takes 0.3 ms for each 10 kB; 11 takes thirty to eighty times that for a seventh less (decision
 * 8). At 1 ten megabytes of sitemap take a third of gzip's time and come to four fifths of its size.
 */
const quality = { flowing: 1, swift: 5 } as const;

const compress = {
  br: (body: Buffer) => brotli(body, quality.swift),
  gzip: gzipped,
};

/**
 * The encoding that an Accept-Encoding header likes best, the smaller one where it likes two alike. What it does not name is
 * as good as its `*`; bare, where it refuses everything else.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  return acceptEncoding === undefined ? "identity" : best(acceptEncoding);
}

/** Browsers have a few such headers, which all of their requests repeat. */
const best = memoize(bestOf, { maxEntries: 100, maxLength: 100 });

function bestOf(acceptEncoding: string): Encoding {
  const liked = qualitiesOf(acceptEncoding);
  const others = liked.get("*") ?? 0;
  let best: Encoding = "identity";
  let most = liked.get("identity") ?? 0;
  for (const encoding of ["gzip", "br"] as const) {
    const quality = liked.get(encoding) ?? others;
    if (quality === 0 || quality < most) continue;
    best = encoding;
    most = quality;
  }
  return best;
}

/** How much a reader likes each encoding that it names, from 0 to 1; what cannot be read counts as 0. */
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

/** Compresses a body. Small ones gain nothing and are not worth it: see `isWorthCompressing`. */
export function encode(
  body: Buffer,
  encoding: Exclude<Encoding, "identity">,
): Promise<Buffer<ArrayBuffer>> {
  return compress[encoding](body);
}

/** Compresses what is too long to be held, while it is read. Stops the source where nobody reads any more, and fails with it. */
export function encodeStream(
  source: AsyncIterable<Uint8Array>,
  encoding: Exclude<Encoding, "identity">,
): ReadableStream {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality.flowing };
  const compressor = encoding === "br" ? createBrotliCompress({ params }) : createGzip();
  pipeline(source, compressor, () => undefined); // a fault reaches the reader through the compressor
  return Readable.toWeb(compressor) as ReadableStream; // Node's type of the same class
}

/** Gives back what was compressed. */
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

/** As small as it gets: two milliseconds more for a page, once, for the few readers without Brotli. */
async function gzipped(body: Buffer): Promise<Buffer<ArrayBuffer>> {
  return unpooledBuffer(await promisify(gzip)(body, { level: 9 }));
}

export function isWorthCompressing({ length }: Pick<Buffer, "length">): boolean {
  return length >= 1_000;
}
