import { expect, test } from "vitest";
import { addEtag } from "#server/add-etag.ts";

const requestWith = (ifNoneMatch?: string) =>
  new Request("http://sahil.example/en/manifest.webmanifest", {
    headers: ifNoneMatch === undefined ? {} : { "If-None-Match": ifNoneMatch },
  });
const fileOf = (text: string, further = {}) =>
  new Response(text, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=4", ...further },
  });

test("a file has an ETag by its bytes and revalidates with 304", async () => {
  const file = await addEtag(requestWith(), fileOf("<svg/>"));
  const etag = file.headers.get("ETag") ?? "";
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(await file.text()).toBe("<svg/>");
  for (const ifNoneMatch of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
    const response = await addEtag(requestWith(ifNoneMatch), fileOf("<svg/>"));
    expect([response.status, response.body]).toEqual([304, null]);
    expect(response.headers.get("ETag")).toBe(etag);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=4");
  }
  expect((await addEtag(requestWith(etag), fileOf("<svg></svg>"))).status).toBe(200);
});

test("an existing ETag is not replaced", async () => {
  const file = () => fileOf(`written at ${Math.random()}`, { ETag: 'W/"a"' });
  expect((await addEtag(requestWith(), file())).headers.get("ETag")).toBe('W/"a"');
  expect((await addEtag(requestWith('W/"a"'), file())).status).toBe(304);
});

test.each([
  ["a page", {}],
  ["what nobody may keep", { headers: { "Cache-Control": "no-store" } }],
  ["a fault", { status: 404, headers: { "Cache-Control": "public" } }],
])("%s is unchanged", async (_, init) => {
  const response = new Response("words", init);
  expect(await addEtag(requestWith("*"), response)).toBe(response);
  expect(response.headers.has("ETag")).toBe(false);
});
