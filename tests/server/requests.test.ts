import { expect, test } from "vitest";
import { sharedListLink } from "#domain/links.ts";
import { stopListening } from "#server/http-server.ts";
import { ask, sendRaw, serveSite } from "#tests/support/http-site.ts";

const echoSite = { site: async (request: Request) => new Response(await request.text()) };

test.each([
  ["a NUL", "/en/a%00b", 400],
  ["a backslash", "/en/a\\b", 400],
])("a URL with %s is refused", async (_, path, status) => {
  const { ask } = await serveSite(echoSite);
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(answer.headers["x-request-id"]).toBeDefined();
});

const get = "GET /en HTTP/1.1\r\n";

test.each([
  ["a Host with a path", `${get}Host: evil.example/x\r\nConnection: close\r\n\r\n`, 400],
  ["a whole address", "GET http://a/ HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", 400],
  ["no Host", `${get}\r\n`, 400],
  ["a control character", "GET /\u0001 HTTP/1.1\r\nHost: a\r\n\r\n", 400],
  ["huge headers", `${get}Host: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`, 431],
  ["no HTTP at all", "nonsense\r\n\r\n", 400],
])("a request with %s is refused", async (_, text, status) => {
  const { port } = await serveSite(echoSite);
  expect(await sendRaw(port, text)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test.each([
  ["an endless path", `/api/v1/${"a".repeat(10_000)}`, 414, "path"],
  ["an endless query", `/api/v1/currencies?${"a".repeat(10_000)}`, 414, "query"],
  ["a NUL", "/api/v1/pages/%00", 400, "path"],
  ["a NUL in its query", "/api/v1/projects/search?query=%00", 400, "query"],
  ["a backslash in its query", "/api/v1/currencies?a=\\", 400, "query"],
])("the API refuses an address with %s as a problem", async (_, path, status, field) => {
  const { ask } = await serveSite(echoSite);
  const answer = await ask(path);
  expect(answer.headers["content-type"]).toBe("application/problem+json");
  expect(JSON.parse(answer.text)).toMatchObject({ status, errors: [{ field }] });
});

test("TRACE is refused, by pages and by the API", async () => {
  const { ask } = await serveSite(echoSite);
  const page = await ask("/en", { method: "TRACE" });
  expect([page.status, page.headers.allow]).toEqual([405, "GET, HEAD"]);
  const answer = await ask("/api/v1/currencies", { method: "TRACE" });
  expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD, OPTIONS"]);
  expect(JSON.parse(answer.text)).toMatchObject({
    code: "method_not_allowed",
    detail: "TRACE is not supported; use GET, HEAD, OPTIONS.",
    errors: [{ field: "method", message: "method must be one of GET, HEAD, OPTIONS." }],
  });
});

test("malformed requests are refused with a problem document that names the fault", async () => {
  const { port } = await serveSite(echoSite);
  const answer = await sendRaw(port, `${get}Host: a\r\nX: ${"a".repeat(20_000)}\r\n\r\n`);
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  expect(head).toContain("Content-Type: application/problem+json");
  expect(JSON.parse(body)).toMatchObject({ status: 431, errors: [{ field: "headers" }] });
});

test.each([
  ["path", "/api/v1/pages/вилла"],
  ["query", "/api/v1/projects/search?query=вилла"],
])("a %s that is not percent-encoded is reported", async (field, target) => {
  const { port } = await serveSite(echoSite);
  const answer = await sendRaw(port, `GET ${target} HTTP/1.1\r\nHost: a\r\n\r\n`);
  const message = `${field} must be percent-encoded: %C3%BC for ü, %20 for a space.`;
  expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({
    status: 400,
    errors: [{ field, message }],
  });
});

test("a request is logged in one line, without its query and with its sender's network", async () => {
  const { ask, logLines } = await serveSite({ ...echoSite, trustProxy: "1" });
  const { headers } = await ask("/en/turkey?name=Amina", {
    headers: { "X-Forwarded-For": "203.0.113.77", "User-Agent": "me", Cookie: "currency=EUR" },
  });
  await expect.poll(() => logLines().length).toBe(1);
  const [line] = logLines();
  expect(line).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: "info",
    message: "request",
    requestId: headers["x-request-id"],
    method: "GET",
    path: "/en/turkey",
    status: 200,
    ms: expect.any(Number),
    bytes: expect.any(Number),
    cache: "miss",
    address: "203.0.113.0/24",
  });
});

test("no two requests share an id", async () => {
  const { ask } = await serveSite(echoSite);
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask("/en")));
  expect(new Set(answers.map(({ headers }) => headers["x-request-id"])).size).toBe(10);
});

test("a form reaches the site with the origin of SITE_URL", async () => {
  const { ask } = await serveSite({
    siteUrl: "https://sahil.example",
    site: async (request) =>
      new Response(`${request.method} ${request.url} ${await request.text()}`),
  });
  const form = {
    method: "POST",
    body: "currency=EUR",
    headers: { Host: "sahil.example", Origin: "https://sahil.example" },
  };
  expect((await ask("/preferences?x=1", form)).text).toBe(
    "POST https://sahil.example/preferences?x=1 currency=EUR",
  );
});

test("the root redirects to a language, uncacheable", async () => {
  const { ask } = await serveSite(echoSite);
  const answer = await ask("/?x=1", { headers: { "Accept-Language": "ar-EG" } });
  expect(answer.status).toBe(302);
  expect(answer.headers).toMatchObject({
    location: "/ar",
    "cache-control": "no-store",
    vary: "Cookie, Accept-Language",
  });
  expect((await ask("/", { method: "POST" })).headers.location).toBe("/en");
});

test("a redirect preserves campaign parameters, also where the page is rendered without them", async () => {
  const { ask } = await serveSite({
    site: async () => new Response(null, { status: 308, headers: { Location: "/en/blog/new" } }),
  });
  const leadsTo = async (path: string) => (await ask(path)).headers.location;
  expect(await leadsTo("/en/blog/old?utm_source=mail&page=2")).toBe("/en/blog/new?utm_source=mail");
  expect(await leadsTo("/en/blog/old?utm_source=a?b")).toBe("/en/blog/new?utm_source=a%3Fb");
  expect(await leadsTo("/en/blog/old?fbclid=7")).toBe("/en/blog/new?fbclid=7");
  expect(await leadsTo("/en/blog/old")).toBe("/en/blog/new");
  expect(await leadsTo("/?gclid=1&x=1")).toBe("/en?gclid=1");
  expect(await leadsTo("/shortlist?homes=IST-1042&utm_medium=chat")).toBe(
    "/en/shortlist?homes=IST-1042&utm_medium=chat",
  );
  expect(await leadsTo("/EN/blog?utm_source=mail")).toBe("/en/blog?utm_source=mail");
});

test("a shared list opens in the reader's language, uncacheable", async () => {
  const { ask } = await serveSite(echoSite);
  const shared = sharedListLink("shortlist", ["IST-1042", "DXB-2017"]);
  const chosen = { Cookie: "i18n_redirected=zh", "Accept-Language": "ru" };
  expect(await ask(shared, { headers: chosen })).toMatchObject({
    status: 302,
    headers: {
      location: `/zh${shared}`,
      "cache-control": "no-store",
      vary: "Cookie, Accept-Language",
    },
  });
  const wished = await ask(shared, { headers: { "Accept-Language": "de, ru;q=0.5" } });
  expect(wished.headers.location).toBe(`/ru${shared}`);
  const compare = sharedListLink("compare", ["IST-1042"]);
  expect((await ask(compare)).headers.location).toBe(`/en${compare}`);
  expect((await ask("/Shortlist/?homes=IST-1042")).headers.location).toBe(
    "/shortlist?homes=IST-1042",
  );
});

test("canonical path redirects apply to the site and not to the API", async () => {
  const api = { fetch: async (request: Request) => new Response(new URL(request.url).pathname) };
  const { ask } = await serveSite({ ...echoSite, api });
  expect((await ask("/en/Syria/")).headers.location).toBe("/en/coming-soon");
  expect((await ask("/EN/x/?a=B")).headers.location).toBe("/en/x?a=B");
  expect((await ask("/api/v1/regions/Syria/")).text).toBe("/api/v1/regions/Syria/");
});

test("the API receives the request id of the log", async () => {
  const api = { fetch: async ({ headers }: Request) => new Response(headers.get("X-Request-Id")) };
  const { ask } = await serveSite({ api });
  const answer = await ask("/api/v1/currencies", { headers: { "X-Request-Id": "forged" } });
  expect(answer.text).toBe(answer.headers["x-request-id"]);
});

test("health reports that the process is alive, readiness why it cannot serve", async () => {
  const reasons: string[] = ["database unavailable"];
  const { ask } = await serveSite({ readiness: async () => reasons });
  expect(await ask("/healthz")).toMatchObject({ status: 200, text: '{"status":"ok"}' });
  expect(await ask("/readyz")).toMatchObject({
    status: 503,
    text: '{"status":"not ready","reasons":["database unavailable"]}',
  });
  reasons.pop();
  expect(await ask("/readyz")).toMatchObject({ status: 200, text: '{"status":"ready"}' });
});

test("a stop lets requests under way finish and takes no new ones", async () => {
  const { promise: finish, resolve } = Promise.withResolvers<void>();
  const { promise: begun, resolve: started } = Promise.withResolvers<void>();
  const {
    ask: askSite,
    server,
    port,
  } = await serveSite({
    site: async () => {
      started();
      await finish;
      return new Response("finished");
    },
  });
  const answer = askSite("/en");
  await begun;
  const stopped = stopListening(server, 10);
  await expect(ask(port, "/en")).rejects.toThrow("ECONNREFUSED");
  resolve();
  expect((await answer).text).toBe("finished");
  await stopped;
});

test("a stop times out", async () => {
  const { promise: begun, resolve: started } = Promise.withResolvers<void>();
  const { ask, server } = await serveSite({
    site: () => {
      started();
      return new Promise<never>(() => {});
    },
  });
  const answer = ask("/en").catch((error: Error) => error.message);
  await begun;
  await stopListening(server, 0.1);
  expect(await answer).toMatch(/hang up|ECONNRESET/);
});

test.each([
  ["/en/%zz", "/en/%25zz"],
  ["/ar/%E0%A4%A.data?a=%", "/ar/%25E0%25A4%25A.data?a=%"],
])("%s is a 404 of the site", async (path, shown) => {
  const { ask } = await serveSite({
    site: async ({ url }) => new Response(url, { status: 404 }),
    siteUrl: "http://sahil.example",
  });
  expect(await ask(path)).toMatchObject({ status: 404, text: `http://sahil.example${shown}` });
});

test.each(["POST", "PUT", "DELETE", "OPTIONS"])(
  "a page refuses %s in the language of its path",
  async (method) => {
    const { ask } = await serveSite({
      site: async (request, _, refusal) =>
        new Response(`${request.method} ${new URL(request.url).pathname} ${await request.text()}`, {
          status: refusal ?? 200,
        }),
    });
    const answer = await ask("/ar/turkey?x=1", { method });
    expect(answer).toMatchObject({ status: 405, text: "GET /ar/turkey " });
    expect(answer.headers).toMatchObject({ allow: "GET, HEAD", "cache-control": "no-store" });
  },
);
