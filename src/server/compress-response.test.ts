import { randomBytes } from "node:crypto";
import { ReadableStream as NodeStream } from "node:stream/web";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test, vi } from "vitest";
import { compressResponse } from "#server/compress-response.ts";

const address = "http://sahil.example/sitemaps/projects-en-1.xml";
const taking = (encodings: string, method = "GET") =>
  new Request(address, { method, headers: { "Accept-Encoding": encodings } });
const withType = (type: string, further = {}) => ({
  headers: { "Content-Type": type, ...further },
});
const xml = withType("application/xml; charset=utf-8");
const text = "<url>Kadıköy</url>".repeat(200);
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const decoders = { br: brotliDecompressSync, gzip: gunzipSync };

/** An endless body that counts its chunks and records its cancellation. */
function endless() {
  const source = { chunks: 0, isCancelled: false };
  async function* parts(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) {
        source.chunks += 1;
        yield randomBytes(16 * 1024);
      }
    } finally {
      source.isCancelled = true;
    }
  }
  return { source, body: streamOf(parts()) };
}

function streamOf(parts: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  return NodeStream.from(parts) as ReadableStream<Uint8Array>; // Node's type of the same class
}

test.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0.1, gzip", "gzip"],
] as const)("for %s a text is sent in %s, with its length", async (encodings, encoding) => {
  const answer = await compressResponse(
    taking(encodings),
    new Response(text, { ...xml, status: 422 }),
  );
  const body = await bytesOf(answer);
  expect(answer.status).toBe(422);
  expect(Object.fromEntries(answer.headers)).toEqual({
    "content-encoding": encoding,
    "content-length": String(body.length),
    "content-type": "application/xml; charset=utf-8",
    vary: "Accept-Encoding",
  });
  expect(decoders[encoding](body).toString()).toBe(text);
});

test.each([
  ["text/html", true],
  ["text/calendar; charset=utf-8", true],
  ["application/json", true],
  ["application/manifest+json", true],
  ["application/rss+xml; charset=utf-8", true],
  ["image/svg+xml", true],
  ["image/avif", false],
  ["video/mp4", false],
  ["font/woff2", false],
])("whether %s is compressed: %s", async (type, isCompressed) => {
  const { headers } = await compressResponse(taking("br"), new Response(text, withType(type)));
  expect(headers.get("Content-Encoding")).toBe(isCompressed ? "br" : null);
  expect(headers.get("Vary")).toBe(isCompressed ? "Accept-Encoding" : null);
});

test("short bodies stay plain, with Vary", async () => {
  const answer = await compressResponse(taking("br"), new Response("Not Found", xml));
  expect(answer.headers.get("Content-Encoding")).toBeNull();
  expect(answer.headers.get("Content-Length")).toBe("9");
  expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  expect(await answer.text()).toBe("Not Found");
});

test("without Accept-Encoding the answer is returned unchanged", async () => {
  const answer = new Response(text, xml);
  expect(await compressResponse(new Request(address), answer)).toBe(answer);
  expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
});

test("partial and already compressed responses are unchanged", async () => {
  const part = new Response(text, { ...xml, status: 206 });
  const ready = new Response(text, withType("text/css", { "Content-Encoding": "gzip" }));
  for (const answer of [part, ready])
    expect(await compressResponse(taking("br"), answer)).toBe(answer);
});

test("the ETag becomes weak when the body is compressed", async () => {
  const file = () => new Response(text, withType("image/svg+xml", { ETag: '"a1"' }));
  expect((await compressResponse(taking("br"), file())).headers.get("ETag")).toBe('W/"a1"');
  expect((await compressResponse(taking("identity"), file())).headers.get("ETag")).toBe('"a1"');
});

test.each(["br", "gzip"])("long bodies stream in %s", async (encoding) => {
  const { source, body } = endless();
  const answer = await compressResponse(taking(encoding), new Response(body, xml));
  expect(answer.headers.get("Content-Encoding")).toBe(encoding);
  expect(answer.headers.get("Content-Length")).toBeNull();
  const reader = answer.body?.getReader();
  for (let parts = 0; parts < 20; parts += 1)
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
  expect(source.chunks).toBeLessThan(100);
  expect(source.isCancelled).toBe(false);
  await reader?.cancel();
  await vi.waitFor(() => expect(source.isCancelled).toBe(true));
});

test("a compressed stream arrives complete", async () => {
  const parts = Array.from({ length: 100 }, (_, at) => Buffer.from(`${at}${text}`));
  const packed = await bytesOf(
    await compressResponse(taking("br"), new Response(streamOf(parts), xml)),
  );
  expect(brotliDecompressSync(packed).equals(Buffer.concat(parts))).toBe(true);
});

test("a stream that fails midway fails for its reader", async () => {
  async function* parts(): AsyncGenerator<Uint8Array> {
    for (let part = 0; part < 10; part += 1) yield randomBytes(16 * 1024);
    throw new Error("the API is away");
  }
  const answer = await compressResponse(taking("br"), new Response(streamOf(parts()), xml));
  await expect(answer.arrayBuffer()).rejects.toThrow("the API is away");
});

test("HEAD of a file has the headers of GET, without the compressed length", async () => {
  const headOf = (length: string) => {
    const head = new Response(null, withType("image/svg+xml", { "Content-Length": length }));
    return compressResponse(taking("br", "HEAD"), head);
  };
  const long = await headOf("10590");
  expect(long.headers.get("Content-Encoding")).toBe("br");
  expect(long.headers.get("Content-Length")).toBeNull();
  const short = await headOf("999");
  expect(short.headers.get("Content-Encoding")).toBeNull();
  expect(short.headers.get("Content-Length")).toBe("999");
});

test("a 304 has Vary and no Content-Encoding", async () => {
  const unchanged = new Response(null, { ...xml, status: 304 });
  const answer = await compressResponse(taking("br"), unchanged);
  expect(answer).toBe(unchanged);
  expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  expect(answer.headers.get("Content-Encoding")).toBeNull();
});

test("HEAD of a stream has the headers of GET and stops reading the body", async () => {
  const { source, body } = endless();
  const answer = await compressResponse(taking("br", "HEAD"), new Response(body, xml));
  expect(answer.headers.get("Content-Encoding")).toBe("br");
  expect(answer.body).toBeNull();
  expect(source.isCancelled).toBe(true);
  expect(source.chunks).toBeLessThan(10);
});
