import { connect } from "node:net";
import { expect, test } from "vitest";
import { locales } from "#domain/locale.ts";
import type { SiteHandler } from "#server/site-handler.ts";
import { ask, sendRaw, serveSite } from "#tests/support/http-site.ts";

/** A site that echoes its request: refusal, client address and form data. */
const echoSite: { site: SiteHandler } = {
  site: async (request, { address }, refusal) => {
    const { pathname } = new URL(request.url);
    const received = { method: request.method, pathname, address, sent: await request.text() };
    return Response.json(received, {
      status: refusal ?? 200,
      headers: { "Cache-Control": "public", "Content-Type": "text/html" },
    });
  },
};
const long = "a".repeat(33 * 1024);

test.each(locales)(
  "the form is accepted in %s, with its sender's address, and no response is cached",
  async (locale) => {
    const { ask } = await serveSite({ ...echoSite, trustProxy: "1" });
    for (const path of [
      `/${locale}/enquiry`,
      `/${locale}/enquiry.data`,
      `/${locale}/enquiry/send`,
    ]) {
      const answer = await ask(path, {
        method: "POST",
        body: "name=A",
        headers: { "X-Forwarded-For": "198.51.100.9, 2001:db8::7" },
      });
      expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
      expect(JSON.parse(answer.text)).toMatchObject({ address: "2001:db8::7", sent: "name=A" });
    }
  },
);

test("a shared cached page contains no client address", async () => {
  const { ask } = await serveSite(echoSite);
  expect(JSON.parse((await ask("/en/enquiry")).text)).toMatchObject({ address: null });
});

test.each(["/en", "/en/contact-us", "/en/enquiry/sent", "/xx/enquiry", "/en/enquiry/send/x"])(
  "a POST to %s is refused",
  async (path) => {
    const { ask } = await serveSite(echoSite);
    const answer = await ask(path, { method: "POST", body: "name=A" });
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
    expect(JSON.parse(answer.text)).toMatchObject({ method: "GET", sent: "" });
  },
);

test("a form is accepted only by POST", async () => {
  const { ask } = await serveSite(echoSite);
  for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"]) {
    const answer = await ask("/en/enquiry", { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD, POST"]);
  }
});

test.each([
  [{ Origin: "https://evil.example" }],
  [{ Origin: "null" }],
  [{ Origin: "null", "Sec-Fetch-Site": "same-origin" }],
  [{ "Sec-Fetch-Site": "cross-site" }],
  [{ "Sec-Fetch-Site": "same-site", Origin: "https://blog.sahil.example" }],
])("a form with %o is refused by a page in its language, and by JSON", async (headers) => {
  const { ask } = await serveSite({ ...echoSite, siteUrl: "https://sahil.example" });
  const form = { method: "POST", body: "name=A", headers };
  const page = await ask("/ar/enquiry", form);
  expect([page.status, page.headers["cache-control"]]).toEqual([403, "no-store"]);
  expect(JSON.parse(page.text)).toMatchObject({ method: "GET", pathname: "/ar/enquiry", sent: "" });
  const script = await ask("/ar/enquiry/send", form);
  expect([script.status, JSON.parse(script.text)]).toEqual([
    403,
    { outcome: "refused", reason: "foreign", retryAfterSeconds: null },
  ]);
  expect(await ask("/preferences", form)).toMatchObject({ status: 403, text: "Forbidden" });
});

test("a form that is too long is refused without reading it, and the connection closed", async () => {
  const { ask, logLines } = await serveSite(echoSite);
  const form = { method: "POST", body: long };
  const page = await ask("/zh/enquiry", form);
  expect(page.status).toBe(413);
  expect(page.headers).toMatchObject({
    "cache-control": "no-store",
    connection: "close",
    "content-security-policy": expect.stringContaining("default-src 'none'"),
  });
  expect(JSON.parse(page.text)).toMatchObject({ pathname: "/zh/enquiry", sent: "" });
  const script = await ask("/zh/enquiry/send", form);
  expect(JSON.parse(script.text)).toMatchObject({ outcome: "refused", reason: "too_large" });
  expect((await ask("/preferences", form)).text).toBe("Payload Too Large");
  expect((await ask("/en/turkey", form)).text).toBe("Payload Too Large");
  await expect.poll(() => logLines().map(({ status }) => status)).toEqual([413, 413, 413, 413]);
});

test("a client that sends megabytes before reading still gets the answer", async () => {
  const { port } = await serveSite(echoSite);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const socket = connect(port, "127.0.0.1").pause().setEncoding("utf8");
  socket.once("error", reject).once("data", resolve);
  const length = 8_000_000;
  socket.write(`${head}Content-Length: ${length}\r\n\r\n${"a".repeat(length)}`, () =>
    socket.resume(),
  );
  expect(await promise).toMatch(/^HTTP\/1.1 413 /);
  socket.destroy();
});

test("a client that announces a long form and sends nothing is disconnected after the answer", async () => {
  const { port } = await serveSite(echoSite);
  const started = performance.now();
  const answer = await sendRaw(port, `${head}Content-Length: 999999\r\n\r\nname=`);
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  expect(performance.now() - started).toBeLessThan(5_000);
});

test("a form without a Content-Length is refused too", async () => {
  const { port } = await serveSite(echoSite);
  const chunked = "Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n";
  const page = await sendRaw(port, head + chunked);
  expect(page).toMatch(/^HTTP\/1.1 411 [^]+"pathname":"\/en\/enquiry"[^]+"sent":""/);
  const script = await sendRaw(port, head.replace("enquiry", "enquiry/send") + chunked);
  expect(script).toMatch(/^HTTP\/1.1 411 [^]+"reason":"unmeasured"/);
});

test("a refused form is a 500 when rendering the refusal fails", async () => {
  const { port, logLines } = await serveSite({
    site: async () => Promise.reject(new Error("no page today")),
  });
  const answer = await ask(port, "/en/enquiry", { method: "POST", body: long });
  expect([answer.status, answer.headers["cache-control"]]).toEqual([500, "no-store"]);
  expect(logLines().some(({ error }) => error === "no page today")).toBe(true);
});

const head = "POST /en/enquiry HTTP/1.1\r\nHost: sahil.example\r\n";
