import { createServer, type Server, STATUS_CODES } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { problemHeaders, problemOf } from "#api/problems.ts";
import { errorFacts, type Log } from "#server/log.ts";
import { isTooLong } from "#server/requests/refusal.ts";
import { codeOf, isForApi } from "#server/requests/refuse.ts";
import type { SecurityHeaders } from "#server/security/security-headers.ts";

interface Fault {
  status: number;
  field: string;
  message: string;
}

const maxHeadBytes = 16 * 1024;
const faults: Readonly<Record<string, Fault>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    field: "headers",
    message: `headers must be at most ${maxHeadBytes} bytes, including the request line.`,
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    field: "request",
    message: "request must arrive within 60 seconds, its headers within 15.",
  },
};
const malformed: Fault = {
  status: 400,
  field: "request",
  message: "request must be well-formed HTTP/1.1 with a Host header.",
};

interface ClientError extends NodeJS.ErrnoException {
  /** The last bytes received, and how many of them were parsed. */
  rawPacket?: Buffer;
  bytesParsed?: number;
}

export interface RunningServer {
  /** Where it can be reached from this machine. */
  url: string;
  /** Lets requests under way finish, then closes everything. */
  close(): Promise<void>;
}

/** In milliseconds. */
export interface Timeouts {
  headersTimeout: number;
  requestTimeout: number;
  /** How often Node checks the two above. */
  connectionsCheckingInterval: number;
  /** For a connection without traffic in either direction. */
  idle: number;
}

const defaultTimeouts: Timeouts = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  idle: 120_000, // longer than usual proxies, which would otherwise reuse a closing connection
};
const requestsPerConnection = 10_000;

/** Renders the page for a URL that is too long, in the language of its path. */
export type LongAddressPage = (path: string) => Promise<Response>;

interface HttpServerSettings {
  timeouts?: Timeouts | undefined;
  longAddressPage?: LongAddressPage;
}

/** Creates the server and answers bytes that are no valid request. */
export function createHttpServer(
  security: SecurityHeaders,
  log: Log,
  {
    timeouts: { idle, ...nodeTimeouts } = defaultTimeouts,
    longAddressPage,
  }: HttpServerSettings = {},
): Server {
  const server = createServer({
    maxHeaderSize: maxHeadBytes,
    requireHostHeader: false, // our own refusal explains itself
    optimizeEmptyRequests: true, // no body stream for requests without a body
    keepAliveTimeout: 0, // the idle timeout covers it with fewer timers
    ...nodeTimeouts,
  });
  server.maxRequestsPerSocket = requestsPerConnection;
  server.setTimeout(idle);
  const rendering = new WeakSet<Socket>();
  server.on("clientError", (error: ClientError, socket: Socket) => void refuse(error, socket));
  return server;

  async function refuse(error: ClientError, socket: Socket): Promise<void> {
    if (rendering.has(socket)) return; // further bytes of a URL whose page is being rendered
    const fault = faultOf(error);
    const path = longPagePath(error);
    rendering.add(socket);
    const page = path === null ? null : await pageFor(path);
    rendering.delete(socket);
    log.info("request refused", { status: page?.status ?? fault.status, reason: error.code });
    if (socket.writable) socket.end(page?.response ?? refusal(fault, security));
    else socket.destroy();
  }

  async function pageFor(path: string): Promise<{ status: number; response: string } | null> {
    if (longAddressPage === undefined) return null;
    try {
      const page = await longAddressPage(path);
      return { status: page.status, response: await rawResponse(page) };
    } catch (cause) {
      log.error("unexpected error", errorFacts(cause));
      return null;
    }
  }
}

/** Listens and returns the port; rejects with Node's own error where the port is taken or not allowed. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port; // a listening TCP server has one
}

/** The URL for a browser on this machine. */
export function addressOf(host: string, port: number): string {
  if (host === "0.0.0.0" || host === "::") return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Stops accepting requests and waits for running ones, at most so many seconds. */
export async function stopListening(server: Server, seconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  // A keep-alive connection becomes idle only after its running request.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const deadline = setTimeout(() => server.closeAllConnections(), seconds * 1000);
  await closed;
  clearInterval(idle);
  clearTimeout(deadline);
}

function faultOf(error: ClientError): Fault {
  if (error.code === "HPE_INVALID_URL") return unencoded(error);
  return faults[error.code ?? ""] ?? malformed;
}

/** Unencoded non-ASCII letters, which many programs send. */
function unencoded({ rawPacket, bytesParsed }: ClientError): Fault {
  const line = rawPacket?.subarray(0, bytesParsed).toString("latin1").split("\n").at(-1) ?? "";
  const field = line.includes("?") ? "query" : "path";
  const message = `${field} must be percent-encoded: %C3%BC for ü, %20 for a space.`;
  return { status: 400, field, message };
}

/**
 * The start of the path of a page whose URL alone exceeds the header limit. Null for the API, for other oversized headers, and where
 * the last bytes do not start the request.
 */
function longPagePath({ code, rawPacket }: ClientError): string | null {
  if (code !== "HPE_HEADER_OVERFLOW") return null;
  const [, url] = /^GET (\/\S*)/.exec(rawPacket?.toString("latin1") ?? "") ?? [];
  if (url === undefined || isForApi({ url }) || !isTooLong(url)) return null;
  return /^\/[a-z-]{2,8}(?=[/?])/.exec(url)?.[0] ?? "/";
}

/** A response as HTTP/1.1 text. */
async function rawResponse(response: Response): Promise<string> {
  const body = await response.text();
  const headers = new Headers(response.headers);
  headers.set("Connection", "close");
  headers.set("Content-Length", String(Buffer.byteLength(body)));
  const lines = [...headers].map(([name, value]) => `${name}: ${value}`);
  return [statusLine(response.status), ...lines, "", body].join("\r\n");
}

function statusLine(status: number): string {
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}`;
}

/** A problem as HTTP/1.1 text: there is no request that Node could answer. */
function refusal({ status, ...error }: Fault, security: SecurityHeaders): string {
  const body = JSON.stringify(problemOf(codeOf(status), { errors: [error] }));
  const headers = {
    Connection: "close",
    "Content-Length": String(Buffer.byteLength(body)),
    ...security.always,
    ...problemHeaders,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [statusLine(status), ...lines, "", body].join("\r\n");
}
