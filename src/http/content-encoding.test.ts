import { expect, test } from "vitest";
import { chooseEncoding, decode, encode } from "#http/content-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["BR", "br"],
  ["brotli", "identity"],
  ["gzip;q=0.0", "identity"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["gzip, *;q=0", "gzip"],
  ["br;q=0, *", "gzip"],
  ["br;q=0.1, gzip;q=1", "gzip"],
  ["gzip;q=0.5, br;q=0.5", "br"],
  ["br;q=0.5, identity", "identity"],
  ["identity;q=0.5, gzip;Q=0.8", "gzip"],
  ["br;q=many", "identity"],
])("Accept-Encoding %s gets %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});

test.each(["br", "gzip"] as const)(
  "a body compressed with %s decompresses to the original",
  async (encoding) => {
    const body = Buffer.from("<header>Дома в Стамбуле</header>".repeat(50));
    const sent = await encode(body, encoding);
    expect(sent.length).toBeLessThan(body.length / 10);
    expect(await decode(sent, encoding)).toEqual(body);
  },
);
