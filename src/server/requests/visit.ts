import type { IncomingMessage, ServerResponse } from "node:http";
import type { TrustedProxies } from "#environment";
import type { Log } from "#server/log.ts";
import { clientNetwork } from "#server/requests/client-address.ts";
import { pathOf } from "#server/requests/path-of.ts";

/** A request as the log tells of it once it is answered. Who answers fills in what is known by then. */
export interface Visit {
  requestId: string;
  cache: "hit" | "miss" | "none";
}

const longestLoggedPath = 500;

/** Logs a request when its answer has gone out: one line, no query, no more of the address than its network. */
export function logVisit(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
  { log, trustProxy }: { log: Log; trustProxy: TrustedProxies },
): Visit {
  const visit: Visit = { requestId, cache: "none" };
  const { socket } = incoming; // it is gone from the answer by the time that one is closed
  const started = performance.now();
  const written = socket.bytesWritten;
  const address = clientNetwork(incoming, trustProxy);
  outgoing.on("close", () => {
    log.info("request", {
      requestId: visit.requestId,
      method: incoming.method,
      path: pathOf(incoming).slice(0, longestLoggedPath),
      status: outgoing.statusCode,
      ms: Math.round((performance.now() - started) * 10) / 10,
      bytes: socket.bytesWritten - written,
      cache: visit.cache,
      address,
      aborted: outgoing.writableFinished ? undefined : true, // what is undefined is not written
    });
  });
  return visit;
}
