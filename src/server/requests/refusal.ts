import type { IncomingMessage } from "node:http";

const maxPathLength = 2_000;
const maxQueryLength = 4_000;
/** Larger than any form of the site. */
const maxBodyBytes = 32 * 1024;
const hostPattern = /^(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_])?\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/** Clients resolve these. `Request` resolves them too, and a page would then be rendered for another URL than its cache key. */
const dotSegment = /\/(?:\.|%2e){1,2}(?=[/?]|$)/i;

/** Why a request is refused, in English. */
export interface Refusal {
  status: 400 | 405 | 411 | 413 | 414;
  field: string;
  message: string;
}

type Head = Pick<IncomingMessage, "method" | "url" | "headers" | "httpVersion" | "rawHeaders">;

/** Validates a request before anything else reads it; null if it is valid. */
export function refusalOf(incoming: Head): Refusal | null {
  const { method, url, headers } = incoming;
  // The `Request` constructor throws for TRACE.
  if (method === "TRACE") return refusal(405, "method", "must not be TRACE");
  return targetRefusal(url ?? "") ?? hostRefusal(incoming) ?? bodyRefusal(headers);
}

export function isTooLong(target: string): boolean {
  return targetRefusal(target)?.status === 414;
}

function targetRefusal(target: string): Refusal | null {
  const mark = target.indexOf("?");
  const pathLength = mark === -1 ? target.length : mark;
  if (pathLength > maxPathLength) return tooLong("path", maxPathLength);
  if (target.length - pathLength > maxQueryLength) return tooLong("query", maxQueryLength);
  if (!target.startsWith("/")) return refusal(400, "path", "must start with a slash");
  const forbidden = target.search(/[\0-\x20\x7f\\#]|%00/);
  if (forbidden !== -1) {
    const field = forbidden < pathLength ? "path" : "query";
    return refusal(400, field, "must not contain control characters, backslashes or a fragment");
  }
  const climbing = target.search(dotSegment);
  if (climbing === -1 || climbing >= pathLength) return null;
  return refusal(400, "path", "must not contain . or .. segments");
}

/** The last valid host, because nearly all requests have the same. */
let usualHost = "";

/** Of several Host headers a proxy might use another one than this server. HTTP/1.0 requires none. */
function hostRefusal({ headers, httpVersion, rawHeaders }: Head): Refusal | null {
  const { host } = headers;
  const isMissing = host === undefined && httpVersion !== "1.0";
  if (isMissing || hostsIn(rawHeaders) > 1)
    return refusal(400, "Host", "must be sent exactly once");
  if (host === undefined || host === usualHost) return null;
  if (!hostPattern.test(host))
    return refusal(400, "Host", "must be a host name or IP address, with an optional port");
  usualHost = host;
  return null;
}

/** Names and values alternate. */
function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}

function bodyRefusal(headers: IncomingMessage["headers"]): Refusal | null {
  if (headers["transfer-encoding"] !== undefined) {
    return refusal(411, "Content-Length", "must give the length of the body");
  }
  const length = headers["content-length"];
  if (length === undefined || Number(length) <= maxBodyBytes) return null;
  return refusal(413, "Content-Length", `must be ${maxBodyBytes} or less`);
}

function tooLong(field: string, max: number): Refusal {
  return refusal(414, field, `must be at most ${max} characters`);
}

function refusal(status: Refusal["status"], field: string, rule: string): Refusal {
  return { status, field, message: `${field} ${rule}.` };
}
