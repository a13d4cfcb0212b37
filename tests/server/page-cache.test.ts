import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { RenderContext } from "#server/site-handler.ts";
import { type Answer, serveSite } from "#tests/support/http-site.ts";

const html = { "Content-Type": "text/html; charset=utf-8" };

/** A site whose pages show how often and with what they were requested. */
function countingSite(status = 200) {
  const renders: Request[] = [];
  const site = async (request: Request) => {
    renders.push(request);
    const text = `<p>${renders.length}</p>${"<!-- long -->".repeat(100)}`;
    return new Response(text, { status, headers: html });
  };
  return { site, renders };
}

const page = "/en/turkey/for-sale";
/** A document and its data request. */
const pageAndData = [page, `${page}.data`];

test.each(pageAndData)("%s is rendered once and then served from the cache", async (path) => {
  const { site, renders } = countingSite();
  const { ask, logLines } = await serveSite({ site });
  const first = await ask(`${path}?page=2&utm_source=mail`);
  const second = await ask(`${path}?fbclid=1&page=2`);
  expect(second.text).toBe(first.text);
  expect(renders.map(({ url }) => url)).toEqual([`http://sahil.example${path}?page=2`]);
  expect(logLines().map(({ cache }) => cache)).toEqual(["miss", "hit"]);
});

test("a page and its data are cached separately", async () => {
  const { ask } = await serveSite(countingSite());
  const texts = [page, `${page}.data`, page].map(async (path) => (await ask(path)).text);
  const [html, data, again] = await Promise.all(texts);
  expect(html).toBe(again);
  expect(html).not.toBe(data);
});

test("concurrent requests share one render", async () => {
  const { site, renders } = countingSite();
  const { ask } = await serveSite({ site });
  await Promise.all(Array.from({ length: 20 }, () => ask("/en")));
  expect(renders).toHaveLength(1);
});

test("changed content reaches the next visitor", async () => {
  const { ask, cache } = await serveSite(countingSite());
  await ask("/en");
  cache.clear();
  expect((await ask("/en")).text).toContain("<p>2</p>");
});

test("a page is rendered without its first visitor's identifying headers", async () => {
  const { site, renders } = countingSite();
  const { ask } = await serveSite({ site });
  await ask("/en", {
    headers: { Cookie: "session=1; currency=EUR", "User-Agent": "me", Host: "evil.example" },
  });
  expect([...(renders[0]?.headers.keys() ?? [])]).toEqual(["cookie", "x-request-id"]);
  expect(renders[0]?.headers.get("Cookie")).toBe("currency=EUR");
  expect(renders[0]?.url).toBe("http://sahil.example/en");
});

test("pages are public without a preference and private with one", async () => {
  const { ask } = await serveSite(countingSite());
  const shared = await ask("/en", { headers: { Cookie: "i18n_redirected=en" } });
  const personal = await ask("/en", { headers: { Cookie: "currency=USD" } });
  expect(shared.headers["cache-control"]).toMatch(/^public,/);
  expect(personal.headers["cache-control"]).toMatch(/^private,/);
  expect(shared.headers.vary).toBe("Cookie, Accept-Encoding");
  expect(personal.text).toBe(shared.text);
});

test("a response that sets a cookie is not cached", async () => {
  let count = 0;
  const { ask } = await serveSite({
    site: async () => new Response(`${(count += 1)}`, { headers: { "Set-Cookie": "seen=1" } }),
  });
  const first = await ask("/en");
  expect(first.headers).toMatchObject({ "cache-control": "no-store", "set-cookie": ["seen=1"] });
  expect(first.headers).not.toHaveProperty("etag");
  expect((await ask("/en")).text).toBe("2");
});

test("uncacheable answers without Cache-Control get no-store", async () => {
  const { ask } = await serveSite({
    site: async () => new Response(null, { status: 308, headers: { Location: "/en/turkey" } }),
  });
  const formUrl = "/en/turkey/for-sale?rooms=2-1&rooms=3-1"; // as submitted without JavaScript; it has no cache key
  expect((await ask(formUrl)).headers["cache-control"]).toBe("no-store");
  expect((await ask("/xx/turkey")).headers["cache-control"]).toBe("no-store");
});

test("an answer without content has no Content-Length", async () => {
  const { ask } = await serveSite({ site: async () => new Response(null, { status: 204 }) });
  expect((await ask("/en/turkey.data")).headers).not.toHaveProperty("content-length");
});

test("prefetched data may be reused by the same browser for a short time", async () => {
  const { ask } = await serveSite(countingSite());
  const ahead = await ask("/en", { headers: { "Sec-Purpose": "prefetch" } });
  const turnedTo = await ask("/en");
  expect(ahead.headers["cache-control"]).toBe("private, max-age=4");
  expect(turnedTo.headers["cache-control"]).toContain("max-age=0");
});

test.each(pageAndData)("%s is sent in the best encoding that the client accepts", async (path) => {
  const { ask } = await serveSite(countingSite());
  const plain = await ask(path);
  const gzip = await ask(path, { headers: { "Accept-Encoding": "gzip" } });
  const brotli = await ask(path, { headers: { "Accept-Encoding": "gzip, br" } });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.text);
  expect(Number(brotli.headers["content-length"])).toBe(brotli.body.length);
});

/** Headers of an answer, except those that differ each time. */
function headOf({ headers }: Answer): Record<string, unknown> {
  const { date, "x-request-id": requestId, ...head } = headers;
  expect([date, requestId]).toEqual([expect.any(String), expect.any(String)]);
  return head;
}

test.each(pageAndData)("%s revalidates with 304 and the same headers", async (path) => {
  const { ask } = await serveSite(countingSite());
  const whole = await ask(path, { headers: { "Accept-Encoding": "br" } });
  const known = { "Accept-Encoding": "br", "If-None-Match": String(whole.headers.etag) };
  const again = await ask(path, { headers: known });
  expect(again).toMatchObject({ status: 304, text: "" });
  const { "content-length": _, "content-encoding": encoding, ...head } = headOf(whole);
  expect(encoding).toBe("br");
  expect(headOf(again)).toEqual(head);
  expect(headOf(again)).toMatchObject({
    etag: whole.headers.etag,
    vary: "Cookie, Accept-Encoding",
    "cache-control": expect.stringMatching(/^public,/),
  });
});

test.each([
  ["*", 304],
  ['"of-another-time"', 200],
])("If-None-Match %s gets %i", async (known, status) => {
  const { ask } = await serveSite(countingSite());
  expect((await ask("/en", { headers: { "If-None-Match": known } })).status).toBe(status);
});

test("an ETag matches within a list, in every encoding, and after a cache has made it strong", async () => {
  const { ask } = await serveSite(countingSite());
  const tag = String((await ask("/en")).headers.etag);
  for (const known of [`"x", ${tag}`, tag.replace("W/", "")]) {
    for (const encoding of ["br", "gzip", "identity"]) {
      const headers = { "If-None-Match": known, "Accept-Encoding": encoding };
      expect(await ask("/en", { headers })).toMatchObject({ status: 304, text: "" });
    }
  }
});

test("a no-store page is sent in full each time", async () => {
  const headers = { ...html, "Cache-Control": "no-store" };
  const { ask } = await serveSite({ site: async () => new Response("<p>1</p>", { headers }) });
  const first = await ask("/en/thanks-you");
  expect(first.headers).toMatchObject({ "cache-control": "no-store" });
  expect(first.headers.etag).toBeUndefined();
  const again = await ask("/en/thanks-you", { headers: { "If-None-Match": "*" } });
  expect(again).toMatchObject({ status: 200, text: "<p>1</p>" });
});

test.each(pageAndData)("HEAD of %s answers as GET does, without the body", async (path) => {
  const { ask } = await serveSite(countingSite());
  for (const headers of [{}, { "Accept-Encoding": "br" }]) {
    const get = await ask(path, { headers });
    const head = await ask(path, { method: "HEAD", headers });
    expect(head).toMatchObject({ status: 200, text: "" });
    expect(headOf(head)).toEqual(headOf(get));
    expect(Number(head.headers["content-length"])).toBe(get.body.length);
  }
});

test.each([404, 500, 503])("a page with status %i is rendered for each request", async (status) => {
  const { site, renders } = countingSite(status);
  const { ask } = await serveSite({ site });
  const first = await ask("/en");
  const second = await ask("/en");
  expect([first.status, second.status, renders.length]).toEqual([status, status, 2]);
  expect(first.headers["cache-control"]).toBe("no-store");
});

test("an error page and the log have the request id given to the render", async () => {
  const site = async (_: Request, { requestId }: RenderContext) =>
    new Response(requestId, { status: 500, headers: html });
  const { ask, logLines } = await serveSite({ site });
  const answers = await Promise.all([ask("/en"), ask("/en")]);
  for (const { text, headers } of answers) expect(text).toBe(headers["x-request-id"]);
  expect(logLines().map(({ requestId }) => requestId)).toEqual(answers.map(({ text }) => text));
});

test("a crashing site gives a plain 500, with its stack only in the log", async () => {
  const site = async () => Promise.reject(new Error("a secret of the house"));
  const { ask, logLines } = await serveSite({ site });
  const { status, text, headers } = await ask("/en");
  expect(status).toBe(500);
  expect(text).not.toContain("secret");
  const fault = logLines().find(({ level }) => level === "error");
  expect(fault).toMatchObject({
    error: "a secret of the house",
    requestId: headers["x-request-id"],
  });
  expect(String(fault?.["stack"])).toContain("page-cache.test.ts");
});

test("a page keeps its content security policy, also from the cache", async () => {
  const policy = "script-src 'self' 'sha256-one'";
  const headers = { ...html, "Content-Security-Policy": policy };
  const { ask } = await serveSite({ site: async () => new Response("<p>", { headers }) });
  const answers = [await ask("/en"), await ask("/en")];
  expect(answers.map(({ headers }) => headers["content-security-policy"])).toEqual([
    policy,
    policy,
  ]);
});
