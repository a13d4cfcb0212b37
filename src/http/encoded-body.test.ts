import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createEncodedBody } from "#http/encoded-body.ts";

const html = Array.from({ length: 500 }, (_, row) => `<p>${row * row}</p>`).join("");

test("drops the uncompressed body once there is another, and decompresses on demand", async () => {
  const bodies = createEncodedBody(Buffer.from(html));
  expect(bodies.size()).toBe(html.length);
  const brotli = await bodies.encode("br");
  expect(bodies.get("br")).toBe(brotli);
  expect(bodies.get("identity")).toBeUndefined();
  expect(bodies.size()).toBe(brotli.length);
  expect((await bodies.encode("identity")).toString()).toBe(html);
  expect(bodies.get("identity")).toBeUndefined();
});

test("keeps the uncompressed body on request", async () => {
  const bodies = createEncodedBody(Buffer.from(html), { keepUncompressed: true });
  const brotli = await bodies.encode("br");
  expect(bodies.get("identity")?.toString()).toBe(html);
  expect(bodies.size()).toBe(html.length + brotli.length);
});

test("makes every encoding from any other", async () => {
  const bodies = createEncodedBody(Buffer.from(html));
  expect(brotliDecompressSync(await bodies.encode("br")).toString()).toBe(html);
  expect(gunzipSync(await bodies.encode("gzip")).toString()).toBe(html);
  const others = createEncodedBody(Buffer.from(html));
  await others.encode("gzip");
  expect((await others.encode("identity")).toString()).toBe(html);
});

test("encodes once for concurrent requests", async () => {
  const bodies = createEncodedBody(Buffer.from(html));
  const [one, other] = await Promise.all([bodies.encode("br"), bodies.encode("br")]);
  expect(one).toBe(other);
});

test("a compressed body does not share a pooled buffer", async () => {
  const body = await createEncodedBody(Buffer.from(html)).encode("br");
  expect(body.buffer.byteLength).toBe(body.length);
});

test("sends short bodies uncompressed", () => {
  expect(createEncodedBody(Buffer.from("<p>")).chooseEncoding("br")).toBe("identity");
  expect(createEncodedBody(Buffer.from(html)).chooseEncoding("br")).toBe("br");
  expect(createEncodedBody(Buffer.from(html)).chooseEncoding(undefined)).toBe("identity");
});
