import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { isNonEmptyFile, writeFileAtomically } from "#content/pictures/atomic-files.ts";
import { renderText } from "#content/share-pictures/render-text.ts";
import type { SharePicture } from "#content/share-pictures/plan-share-pictures.ts";
import { maxBytes, pictureSize } from "#content/share-pictures/picture-spec.ts";

export interface MakeSharePicturesOptions {
  /** The `media` folder of the pack. */
  sourceDirectory: string;
  /** Folder that the server serves below `/media`. */
  mediaDirectory: string;
  /** Called after each picture subject. */
  report?: (progress: { done: number; total: number }) => void;
}

/** Renders the missing Open Graph pictures and returns their number. */
export async function makeSharePictures(
  planned: readonly SharePicture[],
  { sourceDirectory, mediaDirectory, report }: MakeSharePicturesOptions,
): Promise<number> {
  const queue = [...planned];
  let [done, written] = [0, 0];

  async function runWorker(): Promise<void> {
    for (let picture = queue.shift(); picture !== undefined; picture = queue.shift()) {
      const count = await makeVersions(picture, sourceDirectory, mediaDirectory);
      written += count; // a separate statement, because another worker may have changed the sum meanwhile
      report?.({ done: ++done, total: planned.length });
    }
  }

  sharp.concurrency(1); // one picture per core, as for photographs
  await Promise.all(Array.from({ length: availableParallelism() }, runWorker));
  return written;
}

/** All locales share one photograph. */
async function makeVersions(
  { photograph, color, versions }: SharePicture,
  source: string,
  folder: string,
): Promise<number> {
  const files = versions.map((version) => ({
    ...version,
    path: join(folder, basename(version.url)),
  }));
  const exists = await Promise.all(files.map(({ path }) => isNonEmptyFile(path)));
  const missing = files.filter((_file, index) => !exists[index]);
  if (missing.length === 0) return 0;
  const bytes = photograph === null ? null : await readFile(join(source, photograph));
  const { data, info } = await backdrop(bytes, color).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const { text, locale, path } of missing) {
    const overlay = Buffer.from(await renderText(text, locale));
    const picture = sharp(data, { raw: { width, height, channels } }).composite([
      { input: overlay },
    ]);
    await writeFileAtomically(path, await encodeWithinLimit(picture));
  }
  return missing.length;
}

/** The photograph, or its plain colour, darkened where logo and text go. */
function backdrop(photograph: Uint8Array | null, color: string): Sharp {
  const background =
    photograph === null
      ? sharp({ create: { ...pictureSize, channels: 3, background: color } })
      : sharp(photograph)
          .autoOrient()
          .resize({ ...pictureSize, fit: "cover" });
  return background.composite([{ input: Buffer.from(scrim(color)) }]).removeAlpha();
}

function scrim(color: string): string {
  const { width, height } = pictureSize;
  const shade = darkened(color);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="a" x2="0" y2="1">
      <stop stop-color="${shade}" stop-opacity=".62"/><stop offset=".24" stop-color="${shade}" stop-opacity=".14"/>
      <stop offset=".4" stop-color="${shade}" stop-opacity=".34"/><stop offset=".62" stop-color="${shade}" stop-opacity=".76"/>
      <stop offset="1" stop-color="${shade}" stop-opacity=".92"/>
    </linearGradient><rect width="100%" height="100%" fill="url(#a)"/></svg>`;
}

/** One quarter of the colour over `sea-950`, dark enough for white text with any colour. */
function darkened(color: string): string {
  const sea = [0x08, 0x1c, 0x28];
  const channels = sea.map((deep, index) => {
    const own = Number.parseInt(color.slice(1 + 2 * index, 3 + 2 * index), 16);
    return Math.round(deep * 0.75 + own * 0.25);
  });
  return `rgb(${channels.join(",")})`;
}

/** The best of three qualities that stays within the size limit. */
async function encodeWithinLimit(picture: Sharp): Promise<Uint8Array> {
  const encode = (quality: number) => picture.clone().jpeg({ quality }).toBuffer();
  for (const quality of [78, 66]) {
    const bytes = await encode(quality);
    if (bytes.length <= maxBytes) return bytes;
  }
  return encode(55);
}
