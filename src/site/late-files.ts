import type * as Late from "#site/late-surroundings.tsx";
import { keepLateTexts } from "#site/late-texts.ts";
import { allOf, loadOptional } from "#site/parts/optional-files.ts";

type LateFiles = typeof Late;

let fetched: LateFiles | null = null;
let running: Promise<LateFiles | null> | null = null;

/** What surrounds a page late, with all that it says; null where it cannot be had. The next call tries again. */
export async function lateFiles(): Promise<LateFiles | null> {
  if (fetched !== null) return fetched;
  running ??= loadOptional(fetchFiles);
  fetched ??= await running;
  running = null;
  return fetched;
}

async function fetchFiles(): Promise<LateFiles> {
  const [files] = await allOf([import("#site/late-surroundings.tsx"), keepLateTexts()]);
  return files;
}
