import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { TrustedProxies } from "#environment";
import type { Log } from "#server/log.ts";
import { clientNetwork } from "#server/requests/client-address.ts";

/** A request as the log tells of it once it is answered. Who answers fills in what is known by then. */
export interface RequestLogEntry {
  requestId: string;
  cache: "hit" | "miss" | "none";
}

const longestLoggedPath = 500;

/** Logs a request when its answer has gone out: one line, no query, no more of the address than its network. */
export function logRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  requestId: string,
  { log, trustProxy }: { log: Log; trustProxy: TrustedProxies },
): RequestLogEntry {
  const entry: RequestLogEntry = { requestId, cache: "none" };
  const { socket } = incoming; // it is gone from the answer by the time that one is closed
  const started = performance.now();
  const written = socket.bytesWritten;
  const address = clientNetwork(incoming, trustProxy);
  outgoing.on("close", () => {
    log.info("request", {
      requestId: entry.requestId,
      method: incoming.method,
      path: pathOf(incoming).slice(0, longestLoggedPath),
      status: outgoing.statusCode,
      ms: Math.round((performance.now() - started) * 10) / 10,
      bytes: socket.bytesWritten - written,
      cache: entry.cache,
      address,
      aborted: outgoing.writableFinished ? undefined : true, // what is undefined is not written
    });
  });
  return entry;
}

/** What a request asks for without its query, as it was sent. */
export function pathOf({ url = "/" }: Pick<IncomingMessage, "url">): string {
  const mark = url.indexOf("?");
  return mark === -1 ? url : url.slice(0, mark);
}

/** Makes ids that are unique for this process and short enough to be read out on the phone. */
export function createRequestIds(): () => string {
  const run = randomBytes(4).toString("hex");
  let count = 0;
  return () => `${run}-${(count++).toString(36)}`;
}
