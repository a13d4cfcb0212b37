import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { matchesEtag } from "#http/etag.ts";
import { parseRange } from "#server/files/byte-range.ts";

export interface StoredFile {
  path: string;
  size: number;
  modified: Date;
  type: string;
  cacheControl: string;
  headers?: Readonly<Record<string, string>>;
}

/** Sends a file from disk, complete or in part, or 304. */
export function sendFile(request: Request, file: StoredFile): Response {
  const etag = `"${file.size.toString(36)}-${Math.trunc(file.modified.getTime()).toString(36)}"`;
  const headers = new Headers({
    "Content-Type": file.type,
    "Cache-Control": file.cacheControl,
    "Accept-Ranges": "bytes",
    "Last-Modified": file.modified.toUTCString(),
    ETag: etag,
    ...file.headers,
  });
  if (isUnchanged(request, etag, file.modified))
    return new Response(null, { status: 304, headers });

  const rangeHeader = mayBePartial(request, etag, file.modified)
    ? request.headers.get("Range")
    : null;
  const range = parseRange(rangeHeader ?? undefined, file.size);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { first, last } = range ?? { first: 0, last: file.size - 1 };
  headers.set("Content-Length", String(last - first + 1));
  if (range !== null) headers.set("Content-Range", `bytes ${first}-${last}/${file.size}`);
  const body = request.method === "HEAD" || file.size === 0 ? null : read(file.path, first, last);
  return new Response(body, { status: range === null ? 200 : 206, headers });
}

function isUnchanged(request: Request, etag: string, modified: Date): boolean {
  const etags = request.headers.get("If-None-Match");
  if (etags !== null) return matchesEtag(etags, etag);
  return isSince(request.headers.get("If-Modified-Since"), modified);
}

/** `If-Range` must match (RFC 9110, 13.1.5), and only GET has ranges (14.2). */
function mayBePartial({ method, headers }: Request, etag: string, modified: Date): boolean {
  if (method !== "GET") return false;
  const condition = headers.get("If-Range");
  return condition === null || condition === etag || condition === modified.toUTCString();
}

/** HTTP dates have whole seconds. */
function isSince(date: string | null, modified: Date): boolean {
  return date !== null && Date.parse(date) >= Math.trunc(modified.getTime() / 1000) * 1000;
}

function read(path: string, start: number, end: number): ReadableStream {
  return Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream; // Node's type of the same class
}
