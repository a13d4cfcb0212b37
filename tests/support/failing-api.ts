/** An API with typical network and server faults, by name. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { isLocale, localeFacts } from "#domain/locale.ts";

export type FaultyHandler = (response: ServerResponse, request: IncomingMessage) => void;

interface ResponseOptions {
  status?: number;
  type?: string;
  headers?: Record<string, string>;
}

/** Starts an answer in the requested language, as a working API does. */
function begin(
  response: ServerResponse,
  { headers: requestHeaders }: IncomingMessage,
  { status = 200, type = "application/json", headers = {} }: ResponseOptions = {},
): ServerResponse {
  const locale = String(requestHeaders["x-localization"]);
  const language = isLocale(locale) ? localeFacts[locale].htmlLang : "en";
  return response.writeHead(status, {
    "Content-Type": type,
    "Content-Language": language,
    ...headers,
  });
}

function respondWith(body: string | Buffer, options?: ResponseOptions): FaultyHandler {
  return (response, request) => void begin(response, request, options).end(body);
}

function respondPartially(goOn: (response: ServerResponse) => void): FaultyHandler {
  return (response, request) => goOn(begin(response, request));
}

const unavailable = JSON.stringify({
  type: "urn:sahil:problem:unavailable",
  title: "Service unavailable",
  status: 503,
  code: "unavailable",
});
const problem = "application/problem+json";
const currencies = `{"content":[{"code":"USD","symbol":"$","name":"USD","rate":1,"decimals":0,"asOf":"2026-11-16"}]}`;
/** A few kilobytes that decompress to a hundred megabytes. */
const bomb = gzipSync(Buffer.alloc(100_000_000, " "));

/** Faults that show immediately. */
export const immediateFaults: Record<string, FaultyHandler> = {
  "closes the connection": (response) => response.destroy(),
  "stops in the middle": respondPartially((response) => {
    response.write(`{"content": [`);
    setTimeout(() => response.destroy(), 50);
  }),
  "ends before it is done": respondWith(`{"content": [`),
  "answers 500": respondWith("Error: at fault.ts:1:1", { status: 500, type: "text/plain" }),
  "answers 429": respondWith(unavailable, { status: 429, type: problem }),
  "answers nothing": (response) => response.writeHead(204).end(),
  "sends elsewhere": respondWith("", { status: 302, headers: { Location: "/elsewhere" } }),
  "answers a page of HTML": respondWith("<h1>Welcome to nginx!</h1>", { type: "text/html" }),
  "answers a page of HTML for 404": respondWith("<h1>Not Found</h1>", {
    status: 404,
    type: "text/html",
  }),
  "answers 404 and says it is something else": respondWith(unavailable, {
    status: 404,
    type: problem,
  }),
  "answers a problem as if it were none": respondWith(unavailable),
  "answers JSON of another type": respondWith(currencies, { type: "application/json-seq" }),
  "answers in another language": respondWith(currencies, { headers: { "Content-Language": "de" } }),
  "answers in bytes that are no text": respondWith(Buffer.from([0x22, 0xff, 0xfe, 0x22])),
  "answers JSON of another shape": respondWith(`{"content": [{"id": 1}]}`),
  "answers what another call asked": respondWith(
    `{"from": "/turkey/kadikoy", "to": "/guides/istanbul/kadikoy"}`,
  ),
  "answers a bomb": respondWith(bomb, { headers: { "Content-Encoding": "gzip" } }),
  "answers without end": respondPartially((response) => {
    const more = () => void response.write(" ".repeat(1_000_000));
    response.on("drain", more);
    more();
  }),
};

/** Faults that only a timeout shows. */
export const timeoutFaults: Record<string, FaultyHandler> = {
  "does not answer": () => undefined,
  "hangs after its headers": respondPartially((response) => response.flushHeaders()),
  trickles: respondPartially((response) => {
    const timer = setInterval(() => response.write(" "), 20);
    response.on("close", () => clearInterval(timer));
  }),
};

/** A proxy to a working API that can be told to fail; `hits` selects the failing paths below `/api/v1`, all by default. */
export async function startFailingApi(workingApi: string) {
  let failing: FaultyHandler | null = null;
  let isHit: (path: string) => boolean = () => true;
  let requestCount = 0;
  let working = 0;
  const server = createServer((request, response) => {
    requestCount += 1;
    working += 1;
    response.once("close", () => (working -= 1));
    const { url = "", headers } = request;
    if (failing !== null && isHit(url.replace("/api/v1", ""))) return failing(response, request);
    const language = { "X-localization": String(headers["x-localization"]) };
    void fetch(new URL(url, workingApi), { headers: language }).then(async (answer) => {
      response.writeHead(answer.status, passedBack(answer.headers)).end(await answer.text());
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    baseUrl: `http://127.0.0.1:${port}/api/v1`,
    fail(how: FaultyHandler | null, hits: (path: string) => boolean = () => true) {
      failing = how;
      isHit = hits;
    },
    /** Requests so far, and those in progress. */
    requestCount: () => requestCount,
    working: () => working,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function passedBack(headers: Headers): Record<string, string> {
  const names = ["Content-Type", "Content-Language", "ETag"];
  return Object.fromEntries(names.map((name) => [name, headers.get(name) ?? ""]));
}
