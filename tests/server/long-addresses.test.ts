import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { sendRaw, serveSite } from "#tests/support/http-site.ts";

test.each([
  ["path", `/ar/${"a".repeat(10_000)}`],
  ["query", `/ar?${"a".repeat(10_000)}`],
])("an endless %s is refused by a page in the language of its path", async (_, path) => {
  const { ask } = await serveSite({
    site: async ({ url }, _asker, refusal) =>
      new Response(new URL(url).pathname.slice(0, 3), { status: refusal ?? 200 }),
  });
  for (const method of ["GET", "POST"]) {
    const answer = await ask(path, { method });
    expect(answer).toMatchObject({ status: 414, text: "/ar" });
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["x-request-id"]).toBeDefined();
  }
});

test.each([
  [`/ar/${"a".repeat(20_000)}`, "/ar"],
  [`/ar?query=${"%D8%A7".repeat(4_000)}`, "/ar"],
  [`/${"a".repeat(20_000)}`, "/"],
])("a URL too long for Node's parser is refused by the same page", async (target, path) => {
  const { port } = await serveSite({
    site: async ({ url }, _asker, refusal) =>
      new Response(`<p>${new URL(url).pathname} … ${refusal}</p>`, {
        status: refusal ?? 200,
        headers: { "Content-Type": "text/html; charset=utf-8" },
      }),
  });
  const answer = await sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`);
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 414 /);
  expect(head).toMatch(/^content-type: text\/html/m);
  expect(head).toMatch(/^content-security-policy: default-src 'none';/m);
  expect(head).toMatch(/^x-content-type-options: nosniff\r$/m);
  expect(head).toMatch(/^cache-control: no-store\r$/m);
  expect(head).toMatch(/^x-request-id: \w/m);
  expect(body).toBe(`<p>${path} … 414</p>`);
});

test("the page is served when the rest of the URL arrives during rendering", async () => {
  const { port } = await serveSite({
    async site() {
      await setTimeout(60);
      return new Response("the page", { status: 414 });
    },
  });
  const more = "a".repeat(20_000);
  const answer = await sendRaw(port, `GET /en/${more}`, more, ` HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 414 [^]+the page$/);
});

test("a problem document replaces a page that fails to render", async () => {
  const { port, logLines } = await serveSite({
    site: async () => new Response(new ReadableStream({ pull: () => Promise.reject(new Error()) })),
  });
  const answer = await sendRaw(port, `GET /en/${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  expect(logLines()).toMatchObject([
    { message: "unexpected error" },
    { message: "request refused" },
  ]);
});

test.each([
  ["an address of the API", `GET /api/v1/${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
  ["a form", `POST /en/${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`],
])("%s that is too long to become a request is refused as a problem", async (_, text) => {
  const { port } = await serveSite({});
  const [head = "", body = ""] = (await sendRaw(port, text)).split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 431 /);
  expect(JSON.parse(body)).toMatchObject({ status: 431 });
});
