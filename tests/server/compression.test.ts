/** Compression of answers outside the page cache. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { linkTo } from "#domain/links.ts";
import type { SiteHandler } from "#server/site-handler.ts";
import { serveSite } from "#tests/support/http-site.ts";

const html = { "Content-Type": "text/html; charset=utf-8" };
const words = "<p>Заявка не принята</p>".repeat(100);

/** A site that answers with the given refusal, and refuses every form. */
const site: SiteHandler = async ({ method }, _, refusal) =>
  new Response(words, { status: refusal ?? (method === "POST" ? 422 : 404), headers: html });

const search = linkTo("ru", "listing", { country: "properties" });
const form = { method: "POST", body: "name=A" };
const tooLong = { method: "POST", body: "a".repeat(33 * 1024) };

test.each([
  ["a page that is none", 404, "/ru/no_page", {}],
  ["a form where there is none", 405, "/ru/contact-us", form],
  ["a form that is refused", 422, "/ru/enquiry", form],
  ["a form that is too long", 413, "/ru/enquiry", tooLong],
  ["an address that is too long", 414, `/ru/${"a".repeat(3_000)}`, {}],
  ["one search too many", 429, `${search}?query=sea`, {}],
] as const)(
  "%s is answered with %i in the encoding that was asked for",
  async (_, status, path, how) => {
    const { ask } = await serveSite({ site, searchLimits: "1/1m" });
    if (status === 429) await ask(`${search}?query=villa`);
    for (const [encodings, encoding, decode] of [
      ["gzip, deflate, br", "br", brotliDecompressSync],
      ["gzip", "gzip", gunzipSync],
    ] as const) {
      const answer = await ask(path, { ...how, headers: { "Accept-Encoding": encodings } });
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({
        "content-encoding": encoding,
        "content-length": String(answer.body.length),
        vary: "Accept-Encoding",
        "cache-control": "no-store",
      });
      expect(answer.headers).toHaveProperty("content-security-policy");
      expect(decode(answer.body).toString()).toBe(words);
    }
    const plain = await ask(path, how);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect([plain.headers.vary, plain.text]).toEqual(["Accept-Encoding", words]);
  },
);

test("an answer that fails before its first byte is an uncached 500", async () => {
  const file = async () =>
    new Response(new ReadableStream({ pull: () => Promise.reject(new Error("away")) }), {
      headers: { "Content-Type": "application/xml", "Cache-Control": "public", ETag: '"a"' },
    });
  const { ask, logLines } = await serveSite({ files: [file] });
  const answer = await ask("/sitemaps/a-1.xml", { headers: { "Accept-Encoding": "br" } });
  expect([answer.status, answer.headers["cache-control"]]).toEqual([500, "no-store"]);
  expect(answer.headers.etag).toBeUndefined();
  expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  expect(logLines().map(({ error }) => error)).toContain("away");
});

test("HEAD has the headers of GET, also for compressed answers", async () => {
  const { ask } = await serveSite({ site });
  const headers = { "Accept-Encoding": "br" };
  const { body, headers: headersOfGet } = await ask("/ru/no_page", { headers });
  const head = await ask("/ru/no_page", { method: "HEAD", headers });
  expect(head).toMatchObject({ status: 404, text: "" });
  expect(head.headers).toMatchObject({ "content-encoding": "br", vary: headersOfGet.vary });
  expect(head.headers["content-length"]).toBe(String(body.length));
});
