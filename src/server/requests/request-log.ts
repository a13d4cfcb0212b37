import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { TrustedProxies } from "#environment";
import type { Log } from "#server/log.ts";
import { clientNetwork } from "#server/requests/client-address.ts";

/** What the log line of a request will say, filled in while it is handled. */
export interface RequestLogEntry {
  requestId: string;
  cache: "hit" | "miss" | "none";
}

const maxLoggedPath = 500;

/** Logs a request after its response, without query and with no more of the address than its network. */
export function logRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
  { log, trustProxy }: { log: Log; trustProxy: TrustedProxies },
): RequestLogEntry {
  const entry: RequestLogEntry = { requestId, cache: "none" };
  const { socket } = incoming; // the response has no socket after it is closed
  const started = performance.now();
  const bytesBefore = socket.bytesWritten;
  const address = clientNetwork(incoming, trustProxy);
  outgoing.on("close", () => {
    log.info("request", {
      requestId: entry.requestId,
      method: incoming.method,
      path: pathOf(incoming).slice(0, maxLoggedPath),
      status: outgoing.statusCode,
      ms: Math.round((performance.now() - started) * 10) / 10,
      bytes: socket.bytesWritten - bytesBefore,
      cache: entry.cache,
      address,
      aborted: outgoing.writableFinished ? undefined : true, // `undefined` is not logged
    });
  });
  return entry;
}

/** The path of a request without its query, not decoded. */
export function pathOf({ url = "/" }: Pick<IncomingMessage, "url">): string {
  const mark = url.indexOf("?");
  return mark === -1 ? url : url.slice(0, mark);
}

/** Ids are unique across restarts and short enough to be read out on the phone. */
export function createRequestIds(): () => string {
  const run = randomBytes(4).toString("hex");
  let count = 0;
  return () => `${run}-${(count++).toString(36)}`;
}
