/** Sends requests byte by byte over a socket, since `fetch` would correct them. */
import { connect } from "node:net";
import { decompressed, type SendFuzzRequest } from "#tests/fuzz/fuzz.ts";
import type { FuzzAnswer } from "#tests/fuzz/check-answer.ts";

/** Malformed or forbidden request heads. */
export const malformedHeads: readonly string[] = [
  "nonsense\r\n\r\n",
  "GET\r\n\r\n",
  "GET /api/v1/currencies HTTP/9.9\r\nHost: a\r\n\r\n",
  "GET /api/v1/currencies HTTP/1.1\r\n\r\n",
  "GET /api/v1/currencies HTTP/1.1\r\nHost: a/b\r\n\r\n",
  "GET /api/v1/currencies HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
  "GET http://evil.example/api/v1/currencies HTTP/1.1\r\nHost: a\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n",
  "TRACE /api/v1/currencies HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET /api/v1/currencies HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n",
  "GET /api/v1/currencies HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n",
  "POST /api/v1/currencies HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  "POST /api/v1/currencies HTTP/1.1\r\nHost: a\r\nContent-Length: 999999999\r\n\r\n",
  "GET /api/v1/pages/\0 HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET /api/v1/pages/\xff\xfe HTTP/1.1\r\nHost: a\r\n\r\n",
  "GET /api/v1/currencies HTTP/1.1\r\nHost: a\r\nX localization: tr\r\n\r\n",
  "GET /api/v1/currencies HTTP/1.1\r\nHost: a\r\nX-localization: t\0r\r\n\r\n",
  `GET /api/v1/currencies HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
  `GET /api/v1/${"x".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  `GET /api/v1/currencies?${"x".repeat(5_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
];

export function overHttp(port: number): SendFuzzRequest {
  return ({ method, target, headers }) => {
    const lines = Object.entries({ ...headers, Host: "api.example", Connection: "close" });
    const head = lines.map(([name, value]) => `${name}: ${value}`).join("\r\n");
    return sendRaw(port, `${method} ${target} HTTP/1.1\r\n${head}\r\n\r\n`);
  };
}

/** Sends one byte per character and reads until the server closes the connection. */
export function sendRaw(port: number, bytes: string): Promise<FuzzAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<FuzzAnswer>();
  const chunks: Buffer[] = [];
  const socket = connect(port, "127.0.0.1", () => socket.write(bytes, "latin1"));
  socket.on("data", (chunk) => chunks.push(chunk));
  socket.once("close", () => resolve(readAnswer(Buffer.concat(chunks))));
  // A refusing server may close before it has read everything.
  socket.once("error", (error) => (chunks.length === 0 ? reject(error) : undefined));
  return promise;
}

function readAnswer(bytes: Buffer): FuzzAnswer {
  const end = bytes.indexOf("\r\n\r\n");
  const [start = "", ...lines] = bytes
    .subarray(0, Math.max(end, 0))
    .toString("latin1")
    .split("\r\n");
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = end === -1 ? Buffer.alloc(0) : bytes.subarray(end + 4);
  return {
    status: Number(start.split(" ")[1] ?? 0),
    type: headers.get("content-type") ?? null,
    text: decompressed(body, headers.get("content-encoding") ?? null),
  };
}
