import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { openConnection, requestText } from "#benchmarks/support/connection.ts";

const answers: Record<string, RequestListener> = {
  "/told": (_, response) =>
    response.writeHead(200, { "content-length": 70_000 }).end("a".repeat(70_000)),
  "/chunked": (_, response) => {
    response.write("a".repeat(70_000));
    setTimeout(() => response.end("0\r\n\r\n"), 20); // also the end of a chunked body
  },
  "/empty": (_, response) => {
    response.write("");
    response.end();
  },
  "/known": (_, response) => response.writeHead(304).end(),
  "/missing": (_, response) => response.writeHead(404, { "content-length": 4 }).end("none"),
};

test("reads each response to its last byte on a reused connection", async () => {
  const server = createServer((request, response) =>
    answers[request.url ?? ""]?.(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const connection = await openConnection((server.address() as AddressInfo).port); // it listens on TCP
  const statuses: number[] = [];
  for (const [method, path] of [
    ["GET", "/told"],
    ["HEAD", "/told"],
    ["GET", "/chunked"],
    ["GET", "/empty"],
    ["GET", "/known"],
    ["GET", "/missing"],
    ["GET", "/told"],
  ] as const) {
    statuses.push(await connection.exchange(requestText({ method, path, headers: {} })));
  }
  connection.close();
  server.close();
  expect(statuses).toEqual([200, 200, 200, 200, 304, 404, 200]);
});
