/** Reads type and size from the first bytes of media files, without decoding them. */
import { open } from "node:fs/promises";
import { extname } from "node:path";
import sharp from "sharp";

export interface PixelSize {
  width: number;
  height: number;
}

const kinds: Readonly<Record<string, { called: string; starts: (head: Buffer) => boolean }>> = {
  ".jpg": {
    called: "JPEG",
    starts: (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  },
  ".png": {
    called: "PNG",
    starts: (head) => head.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1")),
  },
  ".webp": {
    called: "WebP",
    starts: (head) =>
      head.toString("latin1", 0, 4) === "RIFF" && head.toString("latin1", 8, 12) === "WEBP",
  },
};

/** The displayed size of a photograph, after EXIF rotation; an error message if it is not a photograph. */
export async function readPhotograph(path: string): Promise<PixelSize | string> {
  const kind = kinds[extname(path).replace("jpeg", "jpg")];
  if (kind === undefined || !kind.starts(await readHead(path)))
    return `is not a ${kind?.called ?? "picture"}, as its name says`;
  try {
    const { autoOrient, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
    return pages > 1 ? "is animated; use an mp4 video instead" : autoOrient;
  } catch (error) {
    return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Whether a file starts like an MP4 video. */
export async function isMp4File(path: string): Promise<boolean> {
  return (await readHead(path)).toString("latin1", 4, 8) === "ftyp";
}

/** Whether a file starts like WebVTT captions. */
export async function isWebVttFile(path: string): Promise<boolean> {
  return /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test((await readHead(path)).toString("utf8"));
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
