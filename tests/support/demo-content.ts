import { fileURLToPath } from "node:url";
import { type ContentPack, readPack } from "#content/pack.ts";
import type { ProcessedPicture } from "#content/pictures/processed-picture.ts";
import { planPictures } from "#content/pictures/plan-pictures.ts";

export const demoDirectory = fileURLToPath(new URL("../../content", import.meta.url));

interface DemoContent {
  pack: ContentPack;
  /** Descriptions of the pictures; no files are made. */
  pictures: readonly ProcessedPicture[];
}

let parsed: Promise<DemoContent> | undefined;

/** The parsed demo pack, read once per worker. */
export function demoContent(): Promise<DemoContent> {
  parsed ??= parse();
  return parsed;
}

async function parse(): Promise<DemoContent> {
  const { pack, problems } = await readPack(demoDirectory);
  if (pack === null)
    throw new Error(`The demo content has problems: ${JSON.stringify(problems, null, 2)}`);
  return { pack, pictures: await planPictures(pack.media, `${demoDirectory}/media`) };
}
