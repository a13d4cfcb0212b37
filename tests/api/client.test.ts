import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createApiClient } from "#site/api-client.ts";
import type { ApiFault } from "#site/request-context.ts";

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A client of a real server that answers as told. */
async function clientOf(listener: RequestListener, { timeoutMs = 5_000, trusted = false } = {}) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  const faults: ApiFault[] = [];
  const transport = {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    fetch: (request: Request) => fetch(request),
    trusted,
  };
  const report = (fault: ApiFault) => void faults.push(fault);
  const client = createApiClient(transport, "tr", { requestId: "req-1", report, timeoutMs });
  return { client, faults };
}

function answering(
  body: string,
  { status = 200, type = "application/json" } = {},
): RequestListener {
  return (_, response) => {
    response.writeHead(status, { "Content-Type": type }).end(body);
  };
}

/** What a route's boundary would be given. */
async function thrownBy(attempt: Promise<unknown>): Promise<unknown> {
  return attempt.then(
    () => "nothing",
    (thrown: unknown) => thrown,
  );
}

const unavailable = {
  data: null,
  init: { status: 503, headers: { "Cache-Control": "no-store", "Retry-After": "5" } },
};
const currencies = {
  content: [
    { code: "USD", symbol: "$", name: "ABD doları", rate: 1, decimals: 0, asOf: "2026-11-16" },
  ],
};

test("the client asks with a language, an id and a query, and leaves out what is not given", async () => {
  const asked: unknown[] = [];
  const { client } = await clientOf((request, response) => {
    const { method, url, headers } = request;
    asked.push([method, url, headers["x-localization"], headers.accept, headers["x-request-id"]]);
    response.writeHead(404).end();
  });
  await client.get("listing", {
    params: { type: "villas", second: "turkey" },
    query: { page: 2, rooms: "5-1+", sort: undefined },
  });
  await client.get("listing", {
    params: { type: "villas", second: "turkey" },
    query: new URLSearchParams({ seaView: "true" }),
  });
  await client.get("currencies");
  const rest = ["tr", "application/json", "req-1"];
  expect(asked).toEqual([
    ["GET", "/api/v1/projects/types/villas/turkey?page=2&rooms=5-1%2B", ...rest],
    ["GET", "/api/v1/projects/types/villas/turkey?seaView=true", ...rest],
    ["GET", "/api/v1/currencies", ...rest],
  ]);
});

test("the client gives what keeps the contract, without what the contract does not know", async () => {
  const { client } = await clientOf(answering(JSON.stringify({ ...currencies, secret: 1 })));
  expect(await client.get("currencies")).toEqual(currencies);
});

test("the client gives null for 404 and for what the API refuses as wrong", async () => {
  for (const status of [404, 400]) {
    const { client, faults } = await clientOf(answering("{}", { status }));
    expect(await client.get("page", { params: { slug: "about-us" } })).toBeNull();
    expect(faults).toEqual([]);
  }
});

test("the client gives null without asking for what cannot be a slug", async () => {
  let asked = 0;
  const { client } = await clientOf((_, response) => {
    asked += 1;
    response.end("{}");
  });
  for (const slug of ["..", "", "a/b", "a?b", "%2e%2e", "A", "ş", "a\u0000"]) {
    expect(await client.get("page", { params: { slug } })).toBeNull();
  }
  expect(asked).toBe(0);
});

test("the client takes the absence of what no site is without for a fault", async () => {
  const { client } = await clientOf(answering("{}", { status: 404 }));
  expect(await client.get("currencies")).toBeNull();
  expect(await thrownBy(client.need("currencies"))).toMatchObject(unavailable);
});

test("the client passes on that something is gone", async () => {
  const { client, faults } = await clientOf(answering("{}", { status: 410 }));
  const thrown = await thrownBy(client.get("project", { params: { a: "dubai", b: "marina-arc" } }));
  expect(thrown).toMatchObject({ data: null, init: { status: 410 } });
  expect(faults).toEqual([]);
});

test("the client turns every useless answer into 503 and keeps its reason for the log", async () => {
  const useless: Record<string, RequestListener> = {
    "a fault": answering('{"detail":"at db.ts:12"}', { status: 500 }),
    "an overload": answering("{}", { status: 429 }),
    "a redirect": (_, response) => response.writeHead(302, { Location: "/elsewhere" }).end(),
    "a web page": answering("<h1>Hello</h1>", { type: "text/html" }),
    "no JSON": answering('{"content": ['),
    "no UTF-8": (_, response) =>
      response
        .writeHead(200, { "Content-Type": "application/json" })
        .end(Buffer.from([0x22, 0xff, 0xfe, 0x22])),
    "another shape": answering('{"content": [{"code": "USD"}]}'),
    "too much": answering(`"${"x".repeat(5_000_000)}"`),
    "a broken body": (_, response) => {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
      response.write('{"content":');
      setTimeout(() => response.destroy(), 20);
    },
    "a closed connection": (request) => request.socket.destroy(),
  };
  for (const [name, listener] of Object.entries(useless)) {
    const { client, faults } = await clientOf(listener);
    expect([name, await thrownBy(client.get("currencies"))]).toEqual([
      name,
      expect.objectContaining(unavailable),
    ]);
    expect(faults).toMatchObject([{ call: "currencies", requestId: "req-1" }]);
    expect(faults[0]?.cause).toBeInstanceOf(Error);
  }
});

test("the client waits no longer than its time for a server that is silent or slow to finish", async () => {
  const slow: RequestListener[] = [
    () => undefined,
    (_, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      const timer = setInterval(() => response.write(" "), 10);
      response.on("close", () => clearInterval(timer));
    },
  ];
  for (const listener of slow) {
    const { client, faults } = await clientOf(listener, { timeoutMs: 150 });
    const start = performance.now();
    expect(await thrownBy(client.get("currencies"))).toMatchObject(unavailable);
    expect(performance.now() - start).toBeLessThan(2_000);
    expect(String(faults[0]?.cause)).toContain("did not answer within 150 ms");
  }
});

test("the client gives up on an API in process that never answers", async () => {
  const faults: ApiFault[] = [];
  const transport = {
    baseUrl: "http://api.internal/api/v1",
    fetch: () => new Promise<Response>(() => undefined),
    trusted: true,
  };
  const client = createApiClient(transport, "en", {
    requestId: "req-1",
    report: (fault) => void faults.push(fault),
    timeoutMs: 100,
  });
  expect(await thrownBy(client.get("currencies"))).toMatchObject(unavailable);
  expect(faults).toHaveLength(1);
});

test("the client gives 503 where no server listens", async () => {
  const faults: ApiFault[] = [];
  const transport = { baseUrl: "http://127.0.0.1:4123/api/v1", fetch, trusted: false };
  const client = createApiClient(transport, "en", {
    requestId: "req-1",
    report: (fault) => void faults.push(fault),
  });
  expect(await thrownBy(client.get("currencies"))).toMatchObject(unavailable);
  expect(faults[0]?.url).toBe("http://127.0.0.1:4123/api/v1/currencies");
});
