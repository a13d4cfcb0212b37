import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { cachedText, sendText, sendStream } from "#server/seo/send-sitemap.ts";

const requestWith = (headers: Record<string, string> = {}) =>
  new Request("http://sahil.example/sitemap.xml", { headers });
const text = JSON.stringify(Array.from({ length: 300 }, (_, at) => at * 7919));
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test.each([
  ["gzip, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
] as const)("for %s a text is sent in %s, with its length", async (encodings, encoding, decode) => {
  const answer = await sendText(
    requestWith({ "Accept-Encoding": encodings }),
    cachedText("application/xml", text),
  );
  const body = await bytesOf(answer);
  expect(Object.fromEntries(answer.headers)).toEqual({
    "cache-control": "public, max-age=3600",
    "content-encoding": encoding,
    "content-length": String(body.length),
    "content-type": "application/xml",
    etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    vary: "Accept-Encoding",
  });
  expect(decode(body).toString()).toBe(text);
});

test("a cached text is compressed once, and also sent plain", async () => {
  const stored = cachedText("application/xml", text);
  const send = () => sendText(requestWith({ "Accept-Encoding": "br" }), stored);
  await send();
  const made = stored.bodies.get("br");
  expect((await bytesOf(await send())).equals(made ?? Buffer.alloc(0))).toBe(true);
  expect(stored.bodies.get("br")).toBe(made);
  const plain = await sendText(requestWith(), stored);
  expect(plain.headers.get("Content-Encoding")).toBeNull();
  expect(plain.headers.get("Vary")).toBe("Accept-Encoding");
  expect(await plain.text()).toBe(text);
});

test("a known text is a 304 in every encoding", async () => {
  const stored = cachedText("text/plain", text);
  for (const ifNoneMatch of [stored.etag, `"other", ${stored.etag}`, "*"]) {
    const headers = { "If-None-Match": ifNoneMatch, "Accept-Encoding": "br" };
    const answer = await sendText(requestWith(headers), stored);
    expect([answer.status, answer.body]).toEqual([304, null]);
    expect(answer.headers.get("ETag")).toBe(stored.etag);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
  }
});

test("a file is generated only for clients without its current version", async () => {
  let writes = 0;
  async function* write() {
    writes += 1;
    yield "<urlset>";
    yield "</urlset>";
  }
  const file = { type: "application/xml", write, version: "version 7" };
  const answer = sendStream(requestWith(), file);
  expect(await answer.text()).toBe("<urlset></urlset>");
  const conditional = { "If-None-Match": answer.headers.get("ETag") ?? "" };
  expect(sendStream(requestWith(conditional), file).status).toBe(304);
  expect(writes).toBe(1);
  expect(sendStream(requestWith(conditional), { ...file, version: "version 8" }).status).toBe(200);
});
