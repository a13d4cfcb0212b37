/** Makes a pack's pictures for visitors, before anything of it is loaded. */
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import type { ContentProblem } from "#content/check/problem.ts";
import type { ContentPack } from "#content/pack.ts";
import { minimiseDrawing } from "#content/pictures/drawing.ts";
import type { MadePicture } from "#content/pictures/made-picture.ts";
import { makePhotograph } from "#content/pictures/photograph.ts";
import { hashOf, planPictures } from "#content/pictures/plan.ts";
import { copyWhole, isMade, sweep, writeWhole } from "#content/pictures/store.ts";

export interface PictureOrder {
  /** The pack's own `media` folder. */
  sourceDirectory: string;
  /** Where the server finds what it serves below `/media`; originals are kept in its `originals` for an export. */
  mediaDirectory: string;
  /** Told after each file of the pack. */
  report?: (progress: { done: number; total: number }) => void;
}

export interface PictureYield {
  /** In the order of the manifest. */
  pictures: readonly MadePicture[];
  /** Files written: 0 where everything was there. */
  written: number;
  /** Files that could not be decoded: such a pack is not to be loaded. */
  problems: readonly ContentProblem[];
}

/**
 * Makes photographs in fixed widths and formats, minimises drawings, copies films and captions and keeps the originals. What is there is
 * not made again, and what an interrupted run has finished is there.
 */
export async function makePictures(
  pack: Pick<ContentPack, "media">,
  order: PictureOrder,
): Promise<PictureYield> {
  const { sourceDirectory, mediaDirectory, report } = order;
  const originals = join(mediaDirectory, "originals");
  for (const folder of [mediaDirectory, originals]) await sweep(folder, Date.now());
  const pictures = await planPictures(pack.media, sourceDirectory);
  const problems: ContentProblem[] = [];
  const waiting = [...pictures];
  let [done, written] = [0, 0];

  async function work(): Promise<void> {
    for (let picture = waiting.shift(); picture !== undefined; picture = waiting.shift()) {
      const source = join(sourceDirectory, picture.file);
      try {
        const made = await makePicture(source, picture, mediaDirectory);
        const kept = await keepOriginal(source, picture, originals);
        written += made + kept; // in a step of its own: another picture may have been counted meanwhile
      } catch (error) {
        if (!isUndecodable(error)) throw error;
        problems.push({
          file: `media/${picture.file}`,
          line: 1,
          field: "",
          message: `cannot be decoded: ${error.message}`,
        });
      }
      report?.({ done: ++done, total: pictures.length });
    }
  }

  sharp.concurrency(1); // one picture a core is faster than one picture on all of them
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return { pictures, written, problems };
}

async function makePicture(source: string, picture: MadePicture, folder: string): Promise<number> {
  if (picture.widths.length > 0) return makePhotograph(await readFile(source), picture, folder);
  const path = join(folder, basename(picture.url));
  if (await isMade(path)) return 0;
  if (picture.file.endsWith(".svg"))
    await writeWhole(path, minimiseDrawing(await readFile(source, "utf8"), basename(path, ".svg")));
  else await copyWhole(source, path);
  return 1;
}

async function keepOriginal(
  source: string,
  { file }: MadePicture,
  folder: string,
): Promise<number> {
  const path = join(folder, file);
  if ((await isMade(path)) && (await hashOf(path)) === (await hashOf(source))) return 0;
  await copyWhole(source, path);
  return 1;
}

/** Errors of the file system carry a code; those of the decoders do not. */
function isUndecodable(error: unknown): error is Error {
  return error instanceof Error && !("code" in error);
}
