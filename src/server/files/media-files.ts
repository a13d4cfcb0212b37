import { stat } from "node:fs/promises";
import path from "node:path";
import { immutable } from "#http/cache-control.ts";
import { mediaType } from "#server/files/media-types.ts";
import { sendFile } from "#server/files/send-file.ts";

/** No folders: what lies in one, such as the originals, is not for visitors. */
const mediaPath = /^\/media\/([\w-][\w.-]*)$/;

/** A picture opened by itself is a document, a drawing one of its own making: it may show itself, fitted to the window, and do nothing else. */
const documentHeaders = {
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/**
 * Answers `/media/…` from the media folder, or from elsewhere what is not there; null where no such file can be. File names
 * carry a hash of their content.
 */
export async function sendMedia(
  request: Request,
  directory: string,
  fallback: ((request: Request) => Promise<Response>) | null,
): Promise<Response | null> {
  const [, name] = mediaPath.exec(new URL(request.url).pathname) ?? [];
  if (name === undefined) return null;
  const file = path.join(directory, name);
  const found = await stat(file).catch(() => null);
  if (found === null || !found.isFile()) return (await fallback?.(request)) ?? null;
  const type = mediaType(file);
  return sendFile(request, {
    path: file,
    size: found.size,
    modified: found.mtime,
    type,
    cacheControl: immutable,
    ...(type.startsWith("image/") && { headers: documentHeaders }),
  });
}
