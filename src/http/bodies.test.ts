import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createBodies } from "#http/bodies.ts";

const html = Array.from({ length: 500 }, (_, row) => `<p>${row * row}</p>`).join("");

test("the plain body is released after compression and restored by decompression", async () => {
  const bodies = createBodies(Buffer.from(html));
  expect(bodies.bytes()).toBe(html.length);
  const brotli = await bodies.make("br");
  expect(bodies.find("br")).toBe(brotli);
  expect(bodies.find("identity")).toBeUndefined();
  expect(bodies.bytes()).toBe(brotli.length);
  expect((await bodies.make("identity")).toString()).toBe(html);
  expect(bodies.find("identity")).toBeUndefined();
});

test("the plain body is retained if required", async () => {
  const bodies = createBodies(Buffer.from(html), { keepsPlain: true });
  const brotli = await bodies.make("br");
  expect(bodies.find("identity")?.toString()).toBe(html);
  expect(bodies.bytes()).toBe(html.length + brotli.length);
});

test("every encoding is made of what there is, and holds the same text", async () => {
  const bodies = createBodies(Buffer.from(html));
  expect(brotliDecompressSync(await bodies.make("br")).toString()).toBe(html);
  expect(gunzipSync(await bodies.make("gzip")).toString()).toBe(html);
  const others = createBodies(Buffer.from(html));
  await others.make("gzip");
  expect((await others.make("identity")).toString()).toBe(html);
});

test("concurrent requests for an encoding compress once", async () => {
  const bodies = createBodies(Buffer.from(html));
  const [one, other] = await Promise.all([bodies.make("br"), bodies.make("br")]);
  expect(one).toBe(other);
});

test("a compressed body retains no larger buffer than its bytes", async () => {
  const body = await createBodies(Buffer.from(html)).make("br");
  expect(body.buffer.byteLength).toBe(body.length);
});

test("short bodies are not compressed", () => {
  expect(createBodies(Buffer.from("<p>")).encodingFor("br")).toBe("identity");
  expect(createBodies(Buffer.from(html)).encodingFor("br")).toBe("br");
  expect(createBodies(Buffer.from(html)).encodingFor(undefined)).toBe("identity");
});
