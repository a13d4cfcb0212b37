import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import { problemKinds, type ProblemCode } from "#contract/problem.ts";
import { allowedMethods, wrongMethod } from "#api/methods.ts";
import { problemHeaders, problemOf } from "#api/problems.ts";
import type { Refusal } from "#server/requests/refusal.ts";
import type { RequestLogEntry } from "#server/requests/request-log.ts";
import type { SecurityHeaders } from "#server/security/security-headers.ts";
import { keysOf } from "#domain/keys-of.ts";

export function isForApi({ url = "" }: Pick<IncomingMessage, "url">): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/** Refuses a request with a problem, without reading its body. */
export function refuseAsProblem(
  { method = "" }: IncomingMessage,
  outgoing: ServerResponse,
  logEntry: RequestLogEntry,
  { status, ...error }: Refusal,
  security: SecurityHeaders,
): void {
  const details = status === 405 ? wrongMethod(method) : { errors: [error] };
  const problem = problemOf(codeOf(status), details);
  sendAndClose(outgoing, logEntry, status, JSON.stringify(problem), {
    ...security.always,
    ...problemHeaders,
    ...(status === 405 && { Allow: allowedMethods }),
  });
}

/** Refuses a request in plain text, without reading its body. */
export function refusePlainly(
  outgoing: ServerResponse,
  logEntry: RequestLogEntry,
  status: Refusal["status"] | 429 | 500,
  security: SecurityHeaders,
): void {
  sendAndClose(outgoing, logEntry, status, STATUS_CODES[status] ?? "", {
    ...security.always,
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    ...(status === 405 && { Allow: "GET, HEAD" }),
  });
}

/** The problem code of a status; of any other status that of 400. */
export function codeOf(status: number): ProblemCode {
  const codes = keysOf(problemKinds);
  return codes.find((code) => problemKinds[code].status === status) ?? "invalid_request";
}

const closeAfterMs = 2_000;

/** Sends a response and closes the connection once the request has ended, at most two seconds later: a client that is cut off while sending never reads it. */
export function sendAndClose(
  outgoing: ServerResponse,
  logEntry: RequestLogEntry,
  status: number,
  body: string | Buffer,
  headers: Record<string, string>,
): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  const closing = {
    "X-Request-Id": logEntry.requestId,
    "Content-Length": Buffer.byteLength(body),
    Connection: "close",
  };
  outgoing.writeHead(status, { ...headers, ...closing });
  if (outgoing.req.method === "HEAD") return void outgoing.end();
  if (outgoing.req.readableEnded) return void outgoing.end(body); // no body, or read to its end
  outgoing.write(body);
  const end = () => void outgoing.end();
  const timer = setTimeout(end, closeAfterMs);
  outgoing.once("close", () => clearTimeout(timer));
  outgoing.req.once("end", end).resume();
}
