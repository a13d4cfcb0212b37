/** Plans the media folder; names depend only on the bytes of a file and the encoding version. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MediaFile } from "#content/kinds/media-file.ts";
import { photographFormats, type ProcessedPicture } from "#content/pictures/processed-picture.ts";
import { encodingVersion, widthsFor } from "#content/pictures/encoding.ts";

const publicPath = "/media";

/** The public form of every file of a manifest, without producing anything. */
export async function planPictures(
  media: readonly MediaFile[],
  sourceDirectory: string,
): Promise<ProcessedPicture[]> {
  const plans: ProcessedPicture[] = [];
  for (const file of media)
    plans.push(planPicture(file, await hashOf(join(sourceDirectory, file.file))));
  return plans;
}

function planPicture({ file, width, height, color }: MediaFile, hash: string): ProcessedPicture {
  const [stem, extension] = [
    file.slice(0, file.lastIndexOf(".")),
    file.slice(file.lastIndexOf(".")),
  ];
  const name = `${publicPath}/${stem}-${hash}`;
  const facts = { file, width, height, color };
  if ([".svg", ".mp4", ".vtt"].includes(extension))
    return { ...facts, url: `${name}${extension}`, widths: [], formats: [] };
  return {
    ...facts,
    url: `${name}-{width}.{format}`,
    widths: widthsFor(width),
    formats: photographFormats,
  };
}

/** Eight hex digits of a hash over the file and the encoding version. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256").update(`recipe ${encodingVersion}\n`);
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex").slice(0, 8);
}
