/** Copies of the tiny pack with one change, for tests of malformed packs. */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPack, type ReadPackResult } from "#content/pack.ts";

export const tinyPack = join(import.meta.dirname, "../fixtures/tiny-pack");

/** The day on which the tiny pack's figures are fresh. */
export const tinyToday = "2026-11-22";

export type Patch = (directory: string) => Promise<void>;

/** Replaces the first occurrence of a text, which must exist. */
export function replace(file: string, from: string, to: string): Patch {
  return async (directory) => {
    const path = join(directory, file);
    const text = await readFile(path, "utf8");
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
    await writeFile(
      path,
      text.replace(from, () => to),
    );
  };
}

export function put(file: string, content: string | Uint8Array): Patch {
  return (directory) => writeFile(join(directory, file), content);
}

export function remove(file: string): Patch {
  return (directory) => rm(join(directory, file));
}

/** Replaces a file by a symbolic link. */
export function link(file: string, target: string): Patch {
  return async (directory) => {
    await rm(join(directory, file), { force: true });
    await symlink(target, join(directory, file));
  };
}

export async function readPatched(...patches: readonly Patch[]): Promise<ReadPackResult> {
  const directory = await mkdtemp(join(tmpdir(), "pack-"));
  try {
    await cp(tinyPack, directory, { recursive: true });
    for (const patch of patches) await patch(directory);
    return await readPack(directory, { today: tinyToday });
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** Problems as `file:line field message`. */
export async function problemsWith(...patches: readonly Patch[]): Promise<string[]> {
  return (await readPatched(...patches)).problems.map(write);
}

/** Warnings as `file:line field message`. */
export async function warningsWith(...patches: readonly Patch[]): Promise<string[]> {
  return (await readPatched(...patches)).warnings.map(write);
}

function write({ file, line, field, message }: ReadPackResult["problems"][number]): string {
  return [`${file}:${line}`, field, message].filter((part) => part !== "").join(" ");
}
