import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import type { SiteHandler } from "#server/site-handler.ts";
import { serveSite } from "#tests/support/http-site.ts";

const path = "/en/manifest.webmanifest";
const manifest = JSON.stringify({ name: "Sahil", icons: Array.from({ length: 200 }, String) });

/** Answers HEAD without a body, as React Router does. */
const site: SiteHandler = async ({ method }) =>
  new Response(method === "HEAD" ? null : manifest, {
    headers: {
      "Content-Type": "application/manifest+json",
      "Cache-Control": "public, max-age=3600",
    },
  });

test("a site file revalidates with 304 in every encoding", async () => {
  const { ask } = await serveSite({ site });
  const headers = { "Accept-Encoding": "br" };
  const packed = await ask(path, { headers });
  const etag = String(packed.headers.etag);
  expect(packed.headers).toMatchObject({
    "cache-control": "public, max-age=3600",
    "content-encoding": "br",
    "content-length": String(packed.body.length),
    vary: "Accept-Encoding",
  });
  expect(brotliDecompressSync(packed.body).toString()).toBe(manifest);
  expect((await ask(path)).headers.etag).toBe(etag);
  for (const known of [etag, `"other", ${etag}`, "*"]) {
    const again = await ask(path, { headers: { ...headers, "If-None-Match": known } });
    expect(again).toMatchObject({ status: 304, text: "" });
    expect(again.headers).toMatchObject({ etag, vary: "Accept-Encoding" });
    expect(again.headers["content-encoding"]).toBeUndefined();
  }
  const other = await ask(path, { headers: { "If-None-Match": '"other"' } });
  expect([other.status, other.text]).toEqual([200, manifest]);
});

test("HEAD of a file has the headers of GET", async () => {
  const { ask } = await serveSite({ site });
  const headers = { "Accept-Encoding": "br" };
  const { headers: headersOfGet } = await ask(path, { headers });
  const head = await ask(path, { method: "HEAD", headers });
  expect([head.status, head.text]).toEqual([200, ""]);
  for (const name of ["etag", "content-encoding", "content-length", "content-type", "vary"])
    expect(head.headers[name]).toBe(headersOfGet[name]);
  const known = { ...headers, "If-None-Match": String(headersOfGet.etag) };
  expect((await ask(path, { method: "HEAD", headers: known })).status).toBe(304);
});
