import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import { problemKinds, type ProblemCode } from "#contract/problem.ts";
import { allowedMethods, wrongMethod } from "#api/methods.ts";
import { problemHeaders, problemOf } from "#api/problems.ts";
import type { Refusal } from "#server/requests/refusal.ts";
import type { Visit } from "#server/requests/visit.ts";
import type { SecurityHeaders } from "#server/security/security-headers.ts";

/** Programs are told in JSON what is wrong, people in two words. */
export function isForApi({ url = "" }: Pick<IncomingMessage, "url">): boolean {
  return /^\/api(?:[/?]|$)/.test(url);
}

/** Refuses a request as a problem. What else was sent is not read. */
export function refuseAsProblem(
  { method = "" }: IncomingMessage,
  outgoing: ServerResponse,
  visit: Visit,
  { status, ...error }: Refusal,
  security: SecurityHeaders,
): void {
  const details = status === 405 ? wrongMethod(method) : { errors: [error] };
  const problem = problemOf(codeOf(status), details);
  end(outgoing, visit, status, JSON.stringify(problem), {
    ...security.always,
    ...problemHeaders,
    ...(status === 405 && { Allow: allowedMethods }),
  });
}

/** Refuses a request in plain words, or owns up to a fault. What else was sent is not read. */
export function refusePlainly(
  outgoing: ServerResponse,
  visit: Visit,
  status: Refusal["status"] | 500,
  security: SecurityHeaders,
): void {
  end(outgoing, visit, status, STATUS_CODES[status] ?? "", {
    ...security.always,
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    ...(status === 405 && { Allow: "GET, HEAD" }),
  });
}

/** The code of the problem that stands for a status; of a status without one, that of 400. */
export function codeOf(status: number): ProblemCode {
  const codes = Object.keys(problemKinds) as ProblemCode[]; // the table's own keys
  return codes.find((code) => problemKinds[code].status === status) ?? "invalid_request";
}

function end(
  outgoing: ServerResponse,
  visit: Visit,
  status: number,
  body: string,
  headers: Record<string, string>,
): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  const rest = {
    "X-Request-Id": visit.requestId,
    "Content-Length": Buffer.byteLength(body),
    Connection: "close",
  };
  outgoing.writeHead(status, { ...headers, ...rest }).end(body);
}
