import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { problemKinds } from "#contract/problem.ts";
import { overHttp } from "#server/api-transport.ts";
import { createApiClient } from "#site/data/api-client.ts";
import type { ApiFault, ApiTransport } from "#site/data/request-context.ts";
import { immediateFaults, timeoutFaults, startFailingApi } from "#tests/support/failing-api.ts";

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

async function clientOf(listener: RequestListener) {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // it listens on a port
  return clientOver(overHttp(`http://127.0.0.1:${port}/api/v1`));
}

function clientOver(transport: ApiTransport, timeoutMs = 5_000) {
  const faults: ApiFault[] = [];
  let missing = 0;
  const client = createApiClient(transport, "tr", {
    requestId: "req-1",
    report: (fault) => void faults.push(fault),
    onIncompletePage: () => void (missing += 1),
    timeoutMs,
  });
  return { client, faults, missingParts: () => missing };
}

function respondWith(body: string, status = 200): RequestListener {
  const type = status === 200 ? "application/json" : "application/problem+json";
  return (_, response) => {
    response.writeHead(status, { "Content-Type": type, "Content-Language": "tr" }).end(body);
  };
}

function respondWithProblem(code: "invalid_request" | "not_found" | "gone"): RequestListener {
  const { status, title } = problemKinds[code];
  const problem = { type: `urn:sahil:problem:${code}`, title, status, code };
  return respondWith(JSON.stringify(problem), status);
}

/** What a route's error boundary receives. */
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

test("the client sends language, request id and query, and omits undefined parameters", async () => {
  const requests: unknown[] = [];
  const { client } = await clientOf((request, response) => {
    const { method, url, headers } = request;
    requests.push([
      method,
      url,
      headers["x-localization"],
      headers.accept,
      headers["x-request-id"],
    ]);
    respondWithProblem("not_found")(request, response);
  });
  await client.get("listing", {
    params: { type: "villas", second: "turkey" },
    query: { page: 2, rooms: ["5+1+"], city: [], orderType: undefined },
  });
  await client.get("listing", {
    params: { type: "villas", second: "turkey" },
    query: { seaView: true },
  });
  await client.get("currencies");
  const rest = ["tr", "application/json", "req-1"];
  expect(requests).toEqual([
    ["GET", "/api/v1/projects/types/villas/turkey?page=2&rooms=5-1%2B", ...rest],
    ["GET", "/api/v1/projects/types/villas/turkey?seaView=true", ...rest],
    ["GET", "/api/v1/currencies", ...rest],
  ]);
});

test("the client returns valid answers without fields unknown to the contract", async () => {
  const { client } = await clientOf(respondWith(JSON.stringify({ ...currencies, secret: 1 })));
  expect(await client.get("currencies")).toEqual(currencies);
});

test("the client returns null for 404 and for an invalid request", async () => {
  for (const code of ["not_found", "invalid_request"] as const) {
    const { client, faults } = await clientOf(respondWithProblem(code));
    expect(await client.get("page", { params: { slug: "about-us" } })).toBeNull();
    expect(faults).toEqual([]);
  }
});

test("the client returns null for an invalid slug without a request", async () => {
  let requestCount = 0;
  const { client } = await clientOf((_, response) => {
    requestCount += 1;
    response.end("{}");
  });
  for (const slug of ["..", "", "a/b", "a?b", "%2e%2e", "A", "ş", "a\u0000"]) {
    expect(await client.get("page", { params: { slug } })).toBeNull();
  }
  expect(requestCount).toBe(0);
});

test("the client reports a missing required resource as a fault", async () => {
  const { client, faults } = await clientOf(respondWithProblem("not_found"));
  expect(await client.get("currencies")).toBeNull();
  expect(faults).toEqual([]);
  expect(await thrownBy(client.getRequired("currencies"))).toMatchObject(unavailable);
  expect(faults).toMatchObject([{ call: "currencies", requestId: "req-1" }]);
});

test("the client returns null for a missing optional resource and counts it", async () => {
  const listeners = [
    respondWith("{}"),
    respondWith("{}", 500),
    respondWithProblem("not_found"),
    respondWithProblem("gone"),
  ];
  for (const listener of listeners) {
    const { client, missingParts } = await clientOf(listener);
    expect(await client.getOptional("currencies")).toBeNull();
    expect(missingParts()).toBe(1);
  }
  const { client, missingParts } = await clientOf(respondWith(JSON.stringify(currencies)));
  expect(await client.getOptional("currencies")).toEqual(currencies);
  expect(missingParts()).toBe(0);
});

test("the client deduplicates calls and reports a fault once", async () => {
  let requestCount = 0;
  const { client, faults } = await clientOf((request, response) => {
    requestCount += 1;
    respondWith("{}", 500)(request, response);
  });
  await Promise.all([client.getOptional("currencies"), client.getOptional("currencies")]);
  expect(await thrownBy(client.getRequired("currencies"))).toMatchObject(unavailable);
  expect([requestCount, faults.length]).toEqual([1, 1]);
});

test("the client throws 410 for a withdrawn resource", async () => {
  const { client, faults } = await clientOf(respondWithProblem("gone"));
  const thrown = await thrownBy(client.get("project", { params: { a: "dubai", b: "marina-arc" } }));
  expect(thrown).toMatchObject({ data: null, init: { status: 410 } });
  expect(faults).toEqual([]);
});

test.each(Object.entries({ ...immediateFaults, ...timeoutFaults }))(
  "an API that %s becomes a 503 with its cause reported and its connection released",
  async (_, fail) => {
    const api = await startFailingApi("http://127.0.0.1:9");
    closing.push(() => void api.stop());
    api.fail(fail);
    const { client, faults } = clientOver(overHttp(api.baseUrl, { concurrent: 1, queued: 1 }), 400);
    expect(await thrownBy(client.get("currencies"))).toMatchObject(unavailable);
    expect(faults).toMatchObject([{ call: "currencies", requestId: "req-1" }]);
    expect(faults[0]?.cause).toBeInstanceOf(Error);
    await expect.poll(api.working).toBe(0);
    // The only slot of the queue was released.
    expect(await thrownBy(client.get("countries"))).toMatchObject(unavailable);
    expect(String(faults[1]?.cause)).not.toContain("waiting");
    await expect.poll(api.working).toBe(0);
  },
);

test("queued requests fail when their timeout expires", async () => {
  const api = await startFailingApi("http://127.0.0.1:9");
  closing.push(() => void api.stop());
  api.fail(timeoutFaults["does not answer"] ?? null);
  const transport = overHttp(api.baseUrl, { concurrent: 2, queued: 1 });
  const patient = clientOver(transport, 2000);
  const hurried = clientOver(transport, 200);
  const atWork = ["currencies", "countries"] as const;
  const working = atWork.map((name) => thrownBy(patient.client.get(name)));
  await expect.poll(api.working).toBe(2);
  const waiting = (["homePage", "footerLinks"] as const).map((name) =>
    thrownBy(hurried.client.get(name)),
  );
  expect(await Promise.all(waiting)).toMatchObject([unavailable, unavailable]);
  expect(hurried.faults.map(({ call, cause }) => [call, String(cause)])).toEqual([
    ["footerLinks", "Error: 1 requests are waiting already"],
    ["homePage", "Error: The API did not answer within 200 ms"],
  ]);
  expect(api.requestCount()).toBe(2);
  expect(await Promise.all(working)).toMatchObject([unavailable, unavailable]);
  expect(patient.faults.map(({ call }) => call)).toEqual([...atWork]);
  await expect.poll(api.working).toBe(0);
});

test("the client times out on an in-process API that never answers", async () => {
  const { client, faults } = clientOver({ call: () => new Promise(() => undefined) }, 100);
  expect(await thrownBy(client.get("currencies"))).toMatchObject(unavailable);
  expect(faults).toHaveLength(1);
});

test("the client throws 503 when no server listens", async () => {
  const { client, faults } = clientOver(overHttp("http://127.0.0.1:4123/api/v1"));
  expect(await thrownBy(client.get("currencies"))).toMatchObject(unavailable);
  expect(faults).toMatchObject([{ call: "currencies", cause: expect.any(Error) }]);
});

test("layout data fall back to the last good answer while the API fails", async () => {
  let isDown = false;
  const listener: RequestListener = (request, response) =>
    isDown
      ? void response.writeHead(500).end()
      : respondWith(JSON.stringify(currencies))(request, response);
  const server = createServer(listener).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo; // it listens on a port
  const transport = overHttp(`http://127.0.0.1:${port}/api/v1`);

  expect(await clientOver(transport).client.getOptional("currencies")).toEqual(currencies);
  isDown = true;
  const later = clientOver(transport);
  expect(await later.client.getOptional("currencies")).toEqual(currencies);
  expect(later.missingParts()).toBe(1);
  expect(later.faults).toHaveLength(1);
  expect(await thrownBy(clientOver(transport).client.getRequired("currencies"))).toMatchObject(
    unavailable,
  );
  const elsewhere = overHttp(`http://127.0.0.1:${port}/api/v1`);
  expect(await clientOver(elsewhere).client.getOptional("currencies")).toBeNull();
});
