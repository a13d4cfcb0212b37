import type { IncomingMessage } from "node:http";

const longestPath = 2_000;
const longestQuery = 4_000;
/** Of anything that is sent to us: there is no form with more to say. */
const longestBody = 256 * 1024;
const hostPattern = /^(?:[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_])?\.?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

export type Refusal = 400 | 411 | 413 | 414;

/** The status that a request is refused with before anything reads it, or null where it may pass. */
export function refusalOf({
  url,
  headers,
}: Pick<IncomingMessage, "url" | "headers">): Refusal | null {
  return targetRefusal(url ?? "", headers.host) ?? bodyRefusal(headers);
}

function targetRefusal(target: string, host: string | undefined): Refusal | null {
  const mark = target.indexOf("?");
  const pathLength = mark === -1 ? target.length : mark;
  if (pathLength > longestPath || target.length - pathLength > longestQuery) return 414;
  if (!target.startsWith("/") || /[\0-\x20\x7f\\]|%00/.test(target)) return 400;
  if (host !== undefined && !hostPattern.test(host)) return 400;
  return null;
}

function bodyRefusal(headers: IncomingMessage["headers"]): Refusal | null {
  if (headers["transfer-encoding"] !== undefined) return 411;
  const length = headers["content-length"];
  return length !== undefined && Number(length) > longestBody ? 413 : null;
}
