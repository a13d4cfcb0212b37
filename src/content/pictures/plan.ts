/** What the media folder will hold for a pack: a name depends on the file's bytes and the recipe alone. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MediaFile } from "#content/kinds/media-file.ts";
import { photographFormats, type MadePicture } from "#content/pictures/made-picture.ts";
import { recipeVersion, widthsFor } from "#content/pictures/recipe.ts";

/** Path below which the server answers the files of the media folder. */
const publicPath = "/media";

/** Tells how each file of a manifest will reach visitors, without making anything. `sourceDirectory` is the pack's media folder. */
export async function planPictures(
  media: readonly MediaFile[],
  sourceDirectory: string,
): Promise<MadePicture[]> {
  const plans: MadePicture[] = [];
  for (const file of media)
    plans.push(planPicture(file, await hashOf(join(sourceDirectory, file.file))));
  return plans;
}

function planPicture({ file, width, height, color }: MediaFile, hash: string): MadePicture {
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

/** Eight digits that stand for the bytes of a file and for the recipe. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256").update(`recipe ${recipeVersion}\n`);
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex").slice(0, 8);
}
