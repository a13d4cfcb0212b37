import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, decode, encode } from "#http/encoding.ts";

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
  "what is sent in %s is read as it was written",
  async (encoding) => {
    const menus = "<header>Дома в Стамбуле</header>".repeat(50);
    for (const text of [
      menus,
      `${menus}<main>${menus}</main><script>add()</script>`,
      "<main><script>",
    ]) {
      const body = Buffer.from(text);
      expect(await decode(await encode(body, encoding), encoding)).toEqual(body);
    }
  },
);

test("what follows the menus of a page has codes of its own, and refers to them all the same", async () => {
  const menus = Array.from({ length: 400 }, (_, index) => `Квартиры ${index * 7919} `).join("");
  const figures = Array.from({ length: 400 }, (_, index) => `{"_${index * 104729}":0}`).join("");
  const page = Buffer.from(`${menus}<main>${figures}${menus}`);
  const inOnePiece = gzipSync(page, { level: 9 });
  expect((await encode(page, "gzip")).length).toBeLessThan(inOnePiece.length);
});
