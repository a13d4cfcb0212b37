import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 6 }),
};

/** The best encoding that an Accept-Encoding header allows. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return "identity";
  if (allows(acceptEncoding, "br")) return "br";
  return allows(acceptEncoding, "gzip") ? "gzip" : "identity";
}

function allows(acceptEncoding: string, encoding: Exclude<Encoding, "identity">): boolean {
  if (!acceptEncoding.includes(encoding)) return false;
  return acceptEncoding.split(",").some((entry) => {
    const [name = "", quality = "q=1"] = entry.split(";").map((part) => part.trim());
    return name.toLowerCase() === encoding && Number(quality.slice(2)) > 0;
  });
}

/** Compresses a body. Small ones gain nothing and are not worth it: see `isWorthCompressing`. */
export function encode(
  body: Buffer,
  encoding: Exclude<Encoding, "identity">,
): Promise<Buffer<ArrayBuffer>> {
  return compress[encoding](body);
}

export function isWorthCompressing(body: Buffer): boolean {
  return body.length >= 1_000;
}
