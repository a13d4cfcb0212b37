import { createServer, type Server, STATUS_CODES } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { problemHeaders, problemOf } from "#api/problems.ts";
import type { Log } from "#server/log.ts";
import { codeOf } from "#server/requests/refuse.ts";
import type { SecurityHeaders } from "#server/security/security-headers.ts";

interface Fault {
  status: number;
  field: string;
  message: string;
}

const largestHead = 16 * 1024;
const faults: Readonly<Record<string, Fault>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    field: "headers",
    message: `headers must have ${largestHead} bytes at most, the address included.`,
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    field: "request",
    message: "request must arrive within a minute, its head within 15 seconds.",
  },
};
const malformed: Fault = {
  status: 400,
  field: "request",
  message: "request must be HTTP/1.1 with a well-formed head and a Host.",
};

/** What Node tells of bytes that never became a request. */
interface ClientError extends NodeJS.ErrnoException {
  /** The bytes that came last, of which so many were read before the fault. */
  rawPacket?: Buffer;
  bytesParsed?: number;
}

export interface RunningServer {
  /** Where it can be reached from this machine. */
  url: string;
  /** Lets requests under way finish, then closes everything. */
  close(): Promise<void>;
}

/** How long a client may keep us waiting, in milliseconds. */
export interface Patience {
  headersTimeout: number;
  requestTimeout: number;
  keepAliveTimeout: number;
  /** How often Node looks whether a head or a body is late. */
  connectionsCheckingInterval: number;
  /** For a connection on which neither side gets on, such as that of a reader who stopped reading. */
  silence: number;
}

const patience: Patience = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000, // longer than the usual proxy's, which would reuse a connection that we close
  connectionsCheckingInterval: 5_000,
  silence: 120_000,
};
const requestsPerConnection = 10_000;

/** Makes the server; what never becomes a request is refused here. */
export function createHttpServer(
  security: SecurityHeaders,
  log: Log,
  { silence, ...timeouts }: Patience = patience,
): Server {
  const server = createServer({
    maxHeaderSize: largestHead,
    requireHostHeader: false, // Node's own refusal says nothing; ours does
    ...timeouts,
  });
  server.maxRequestsPerSocket = requestsPerConnection;
  server.setTimeout(silence);
  server.on("clientError", (error: ClientError, socket: Socket) => {
    const fault = faultOf(error);
    log.info("refused", { status: fault.status, reason: error.code });
    if (socket.writable) socket.end(refusal(fault, security));
    else socket.destroy();
  });
  return server;
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

/** An address that a browser on this machine can open. */
export function addressOf(host: string, port: number): string {
  if (host === "0.0.0.0" || host === "::") return `http://localhost:${port}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}

/** Takes no more requests and waits for those under way, at most so many seconds. */
export async function stopListening(server: Server, seconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  // A connection that is kept alive turns idle only after the request that is under way on it.
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

/** Letters beyond ASCII as they are, which most programs send when nobody tells them otherwise. */
function unencoded({ rawPacket, bytesParsed }: ClientError): Fault {
  const line = rawPacket?.subarray(0, bytesParsed).toString("latin1").split("\n").at(-1) ?? "";
  const field = line.includes("?") ? "query" : "path";
  const message = `${field} must be percent-encoded: %C3%BC for ü, %20 for a space.`;
  return { status: 400, field, message };
}

/** A problem written by hand: there is no request that an answer could belong to, nor a path that tells who asked. */
function refusal({ status, ...error }: Fault, security: SecurityHeaders): string {
  const body = JSON.stringify(problemOf(codeOf(status), { errors: [error] }));
  const headers = {
    Connection: "close",
    "Content-Length": String(Buffer.byteLength(body)),
    ...security.always,
    ...problemHeaders,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", body].join("\r\n");
}
