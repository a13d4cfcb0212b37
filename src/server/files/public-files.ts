import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { mediaType } from "#server/files/media-types.ts";
import { oneHour, immutable } from "#http/cache-control.ts";
import { chooseEncoding, type Encoding } from "#http/content-encoding.ts";
import { matchesEtag, strongEtag } from "#http/etag.ts";

/** Suffixes of the precompressed files beside each file of the build. */
export const encodedSuffix = { br: ".br", gzip: ".gz", identity: "" } as const satisfies Record<
  Encoding,
  string
>;

/** Browsers revalidate it at each visit, and it may fetch from this origin. */
export const serviceWorkerFile = "sw.js";
const serviceWorkerHeaders = {
  "Cache-Control": "no-cache",
  "Content-Security-Policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
};
/** Replaces the service worker where offline pages are off. */
export const retiringWorker = { [serviceWorkerFile]: "sw-retiring.js" };

interface PublicFile {
  body: Buffer<ArrayBuffer>;
  etag: string;
}

export type SendPublicFile = (request: Request) => Promise<Response | null>;

/**
 * Serves the files of the build from a list made at the start, so that no path can leave the folder; bodies are cached in memory.
 * Null for any other path, except that a missing file below `/assets` is a 404. `replacements` maps names to other files.
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
      file.then((loaded) => loaded ?? forget(), forget);
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

/** Not cached: a coming release may have the file. */
function missing(name: string): Response | null {
  if (!isAsset(name)) return null;
  return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
}

function isAsset(name: string): boolean {
  return name.startsWith("assets/");
}

/** A build may delete a file while the server runs. */
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
