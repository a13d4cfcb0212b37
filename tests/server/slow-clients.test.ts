import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { serveSite } from "#tests/support/http-site.ts";

const timeouts = {
  headersTimeout: 200,
  requestTimeout: 400,
  connectionsCheckingInterval: 50,
  idle: 600,
};
const hello = { timeouts, site: async () => new Response("hello") };

interface Connection {
  socket: Socket;
  /** Everything received once the other side has closed. */
  closed: Promise<string>;
}

function open(port: number): Connection {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let came = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => (came += chunk));
  const closed = new Promise<string>((resolve, reject) => {
    socket.once("close", () => resolve(came)).once("error", reject);
  });
  return { socket, closed };
}

test("a request head sent byte by byte times out", async () => {
  const { port, logLines } = await serveSite(hello);
  const { socket, closed } = open(port);
  socket.write("GET /en HTTP/1.1\r\nHost: a\r\nX-Slow: ");
  const trickle = setInterval(() => socket.write("a"), 20);
  const answer = await closed.finally(() => clearInterval(trickle));
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain("Content-Type: application/problem+json");
  expect(logLines()).toMatchObject([{ status: 408, reason: "ERR_HTTP_REQUEST_TIMEOUT" }]);
});

test("a request body that never ends times out", async () => {
  const { port } = await serveSite({
    ...hello,
    site: async (request) => new Response(await request.text()),
  });
  const { socket, closed } = open(port);
  socket.write("POST /en/enquiry HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nname=");
  const trickle = setInterval(() => socket.write("a"), 50);
  expect(await closed.finally(() => clearInterval(trickle))).toMatch(/^HTTP\/1\.1 408 /);
});

test("an idle connection is closed", async () => {
  const { port } = await serveSite(hello);
  const { socket, closed } = open(port);
  socket.write("GET /en HTTP/1.1\r\nHost: a\r\n\r\n");
  expect(await closed).toMatch(/^HTTP\/1\.1 200 [^]+hello$/);
});

test("a client that stops reading is disconnected", async () => {
  const { port, logLines } = await serveSite({
    ...hello,
    site: async () => new Response("a".repeat(50_000_000)),
  });
  const { socket } = open(port);
  socket.pause();
  socket.write("GET /en HTTP/1.1\r\nHost: a\r\n\r\n");
  await expect
    .poll(() => logLines(), { timeout: 20_000 })
    .toMatchObject([{ status: 200, aborted: true }]);
});
