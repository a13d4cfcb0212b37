import { expect, test } from "vitest";
import { chooseEncoding } from "#api/encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["BR", "identity"],
  ["brotli", "identity"],
  ["gzip;q=0.0", "identity"],
])("Accept-Encoding %s gets %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
});
