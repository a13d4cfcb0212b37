import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { mediaType } from "#server/files/media-types.ts";
import { oneHour, immutable } from "#http/cache-control.ts";
import { chooseEncoding, type Encoding } from "#http/content-encoding.ts";
import { matchesEtag, strongEtag } from "#http/etag.ts";

/** Beside a file the build leaves the same in other encodings. */
export const encodedSuffix = { br: ".br", gzip: ".gz", identity: "" } as const satisfies Record<
  Encoding,
  string
>;

/** Browsers ask for it anew with each visit, and it may fetch from us. */
export const serviceWorkerFile = "sw.js";
const serviceWorkerHeaders = {
  "Cache-Control": "no-cache",
  "Content-Security-Policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};
/** Takes the service worker's place where nothing is to be kept on devices. */
export const retiringWorker = { [serviceWorkerFile]: "sw-retiring.js" };

interface PublicFile {
  body: Buffer<ArrayBuffer>;
  etag: string;
}

export type SendPublicFile = (request: Request) => Promise<Response | null>;

/**
 * Serves what the build made for browsers: names are looked up in a list drawn up at the start, so that no path can lead
 * anywhere else, and bodies stay in memory once they were asked for. Null where there is no such file, or no longer; below
 * `/assets`, where nothing but files is and their names have capitals, that is a 404 without a page. `instead` names files
 * that answer in another's place.
 */
export function createPublicFiles(
  directory: string,
  replacements: Readonly<Record<string, string>> = {},
): SendPublicFile {
  const names = new Set(listFiles(directory));
  const bodies = new Map<string, Promise<PublicFile | null>>();

  function load(name: string): Promise<PublicFile | null> {
    let file = bodies.get(name);
    if (file === undefined) {
      file = read(path.join(directory, name));
      const forget = () => bodies.delete(name);
      file.then((found) => found ?? forget(), forget);
      bodies.set(name, file);
    }
    return file;
  }

  return async (request) => {
    const requested = new URL(request.url).pathname.slice(1);
    const name = replacements[requested] ?? requested;
    if (!names.has(name)) return missing(name);
    const preferred = chooseEncoding(request.headers.get("Accept-Encoding") ?? undefined);
    const encoding = names.has(name + encodedSuffix[preferred]) ? preferred : "identity";
    const file = await load(name + encodedSuffix[encoding]);
    if (file === null) return missing(name);
    const { body, etag } = file;
    const headers = new Headers({
      "Content-Type": mediaType(name),
      "Cache-Control": isAsset(name) ? immutable : oneHour,
      Vary: "Accept-Encoding",
      ETag: etag,
      ...(requested === serviceWorkerFile && serviceWorkerHeaders),
    });
    if (matchesEtag(request.headers.get("If-None-Match"), etag)) {
      return new Response(null, { status: 304, headers });
    }
    if (encoding !== "identity") headers.set("Content-Encoding", encoding);
    headers.set("Content-Length", String(body.length));
    return new Response(request.method === "HEAD" ? null : body, { headers });
  };
}

/** A release that is to come may have the file. */
function missing(name: string): Response | null {
  if (!isAsset(name)) return null;
  return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
}

function isAsset(name: string): boolean {
  return name.startsWith("assets/");
}

/** A file may go while the server runs, when the site is built anew. */
async function read(file: string): Promise<PublicFile | null> {
  try {
    const body = await readFile(file);
    return { body, etag: strongEtag(body) };
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return null;
    throw cause;
  }
}

function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join("/"));
}
