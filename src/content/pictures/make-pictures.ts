import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import type { ContentProblem } from "#content/check/problem.ts";
import type { ContentPack } from "#content/pack.ts";
import type { ProcessedPicture } from "#content/pictures/processed-picture.ts";
import { makePhotograph } from "#content/pictures/photograph.ts";
import { hashOf, planPictures } from "#content/pictures/plan-pictures.ts";
import {
  copyFileAtomically,
  isNonEmptyFile,
  removeStaleTemporaries,
  writeFileAtomically,
} from "#content/pictures/atomic-files.ts";
import { optimize } from "svgo";

export interface MakePicturesOptions {
  /** The `media` folder of the pack. */
  sourceDirectory: string;
  /** Folder served below `/media`; originals are stored in its `originals` folder for exports. */
  mediaDirectory: string;
  /** Called after each file of the pack. */
  report?: (progress: { done: number; total: number }) => void;
}

export interface MakePicturesResult {
  /** In manifest order. */
  pictures: readonly ProcessedPicture[];
  /** Number of files written; 0 if all existed. */
  written: number;
  /** Files that cannot be decoded; such a pack must not be loaded. */
  problems: readonly ContentProblem[];
}

/** Produces all missing files of the media folder and stores the originals, so that an interrupted run resumes. */
export async function makePictures(
  pack: Pick<ContentPack, "media">,
  { sourceDirectory, mediaDirectory, report }: MakePicturesOptions,
): Promise<MakePicturesResult> {
  const originals = join(mediaDirectory, "originals");
  for (const folder of [mediaDirectory, originals])
    await removeStaleTemporaries(folder, Date.now());
  const pictures = await planPictures(pack.media, sourceDirectory);
  const problems: ContentProblem[] = [];
  const queue = [...pictures];
  let [done, written] = [0, 0];

  async function runWorker(): Promise<void> {
    for (let picture = queue.shift(); picture !== undefined; picture = queue.shift()) {
      const source = join(sourceDirectory, picture.file);
      try {
        const processed = await makePicture(source, picture, mediaDirectory);
        const stored = await storeOriginal(source, picture, originals);
        written += processed + stored; // a separate statement, because another worker may have changed the sum meanwhile
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

  sharp.concurrency(1); // one picture per core is faster than all cores on one picture
  await Promise.all(Array.from({ length: availableParallelism() }, runWorker));
  return { pictures, written, problems };
}

async function makePicture(
  source: string,
  picture: ProcessedPicture,
  folder: string,
): Promise<number> {
  if (picture.widths.length > 0) return makePhotograph(await readFile(source), picture, folder);
  const path = join(folder, basename(picture.url));
  if (await isNonEmptyFile(path)) return 0;
  if (picture.file.endsWith(".svg"))
    await writeFileAtomically(
      path,
      minifySvg(await readFile(source, "utf8"), basename(path, ".svg")),
    );
  else await copyFileAtomically(source, path);
  return 1;
}

async function storeOriginal(
  source: string,
  { file }: ProcessedPicture,
  folder: string,
): Promise<number> {
  const path = join(folder, file);
  if ((await isNonEmptyFile(path)) && (await hashOf(path)) === (await hashOf(source))) return 0;
  await copyFileAtomically(source, path);
  return 1;
}

/** File system errors have a code, decoder errors do not. */
function isUndecodable(error: unknown): error is Error {
  return error instanceof Error && !("code" in error);
}

/** Minifies a checked SVG, keeping `currentColor`, title and labels; `prefix` makes its ids unique within a page. */
function minifySvg(svg: string, prefix: string): string {
  const { data } = optimize(svg, {
    multipass: true,
    plugins: [
      {
        name: "preset-default",
        params: { overrides: { removeUnknownsAndDefaults: { keepRoleAttr: true } } },
      },
      { name: "prefixIds", params: { prefix, prefixClassNames: true } },
    ],
  });
  return data;
}
