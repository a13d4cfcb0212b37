import { expect, test } from "vitest";
import { addEtag } from "#server/add-etag.ts";

const asking = (known?: string) =>
  new Request("http://sahil.example/en/manifest.webmanifest", {
    headers: known === undefined ? {} : { "If-None-Match": known },
  });
const fileOf = (text: string, further = {}) =>
  new Response(text, {
    headers: { "Content-Type": "image/svg+xml", "Cache-Control": "public, max-age=4", ...further },
  });

test("a file has an ETag by its bytes and revalidates with 304", async () => {
  const file = await addEtag(asking(), fileOf("<svg/>"));
  const etag = file.headers.get("ETag") ?? "";
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(await file.text()).toBe("<svg/>");
  for (const known of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
    const answer = await addEtag(asking(known), fileOf("<svg/>"));
    expect([answer.status, answer.body]).toEqual([304, null]);
    expect(answer.headers.get("ETag")).toBe(etag);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=4");
  }
  expect((await addEtag(asking(etag), fileOf("<svg></svg>"))).status).toBe(200);
});

test("an existing ETag is not replaced", async () => {
  const file = () => fileOf(`written at ${Math.random()}`, { ETag: 'W/"a"' });
  expect((await addEtag(asking(), file())).headers.get("ETag")).toBe('W/"a"');
  expect((await addEtag(asking('W/"a"'), file())).status).toBe(304);
});

test.each([
  ["a page", {}],
  ["what nobody may keep", { headers: { "Cache-Control": "no-store" } }],
  ["a fault", { status: 404, headers: { "Cache-Control": "public" } }],
])("%s is unchanged", async (_, init) => {
  const answer = new Response("words", init);
  expect(await addEtag(asking("*"), answer)).toBe(answer);
  expect(answer.headers.has("ETag")).toBe(false);
});
