import { stat } from "node:fs/promises";
import path from "node:path";
import { immutable } from "#http/cache-control.ts";
import { mediaType } from "#server/files/media-types.ts";
import { sendFile } from "#server/files/send-file.ts";

/** No subfolders: they hold originals, which are not public. */
const mediaPath = /^\/media\/([\w-][\w.-]*)$/;

/** An SVG that is opened directly is a document and must not run anything. */
const documentHeaders = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** Serves `/media/…` from the media folder, else from `fallback`; null where no such file can exist. Names carry a content hash. */
export async function sendMedia(
  request: Request,
  directory: string,
  fallback: ((request: Request) => Promise<Response>) | null,
): Promise<Response | null> {
  const [, name] = mediaPath.exec(new URL(request.url).pathname) ?? [];
  if (name === undefined) return null;
  const file = path.join(directory, name);
  const stats = await stat(file).catch(() => null);
  if (stats === null || !stats.isFile()) return (await fallback?.(request)) ?? null;
  const type = mediaType(file);
  return sendFile(request, {
    path: file,
    size: stats.size,
    modified: stats.mtime,
    type,
    cacheControl: immutable,
    ...(type.startsWith("image/") && { headers: documentHeaders }),
  });
}
