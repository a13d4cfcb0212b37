import { createServer, type Server, STATUS_CODES } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Log } from "#server/log.ts";
import type { SecurityHeaders } from "#server/security/security-headers.ts";

const statusOfFault: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Makes the server; what never becomes a request is refused here. */
export function createHttpServer(security: SecurityHeaders, log: Log): Server {
  const server = createServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: 15_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000, // longer than the usual proxy's, which would reuse a connection that we close
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const status = statusOfFault[error.code ?? ""] ?? 400;
    log.info("refused", { status, reason: error.code });
    if (socket.writable) socket.end(refusal(status, security));
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

/** An answer written by hand: there is no request that an answer could belong to. */
function refusal(status: number, security: SecurityHeaders): string {
  const reason = STATUS_CODES[status] ?? "";
  const headers = {
    Connection: "close",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(reason.length),
    "Cache-Control": "no-store",
    ...security.always,
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${reason}`, ...lines, "", reason].join("\r\n");
}
