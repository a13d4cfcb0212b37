/** Copies of the tiny pack with one thing changed: each malformed pack of the tests is made so. */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPack, type PackReading } from "#content/pack.ts";

export const tinyPack = join(import.meta.dirname, "../fixtures/tiny-pack");

/** The day on which the tiny pack's figures are fresh. */
export const tinyToday = "2026-11-22";

export type Patch = (directory: string) => Promise<void>;

/** Replaces the first occurrence of a text, which must be there. */
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

/** Writes a file. */
export function put(file: string, content: string | Uint8Array): Patch {
  return (directory) => writeFile(join(directory, file), content);
}

/** Takes a file away. */
export function remove(file: string): Patch {
  return (directory) => rm(join(directory, file));
}

/** Puts a symbolic link in a file's place. */
export function link(file: string, target: string): Patch {
  return async (directory) => {
    await rm(join(directory, file), { force: true });
    await symlink(target, join(directory, file));
  };
}

/** Reads the tiny pack with these changes. */
export async function readPatched(...patches: readonly Patch[]): Promise<PackReading> {
  const directory = await mkdtemp(join(tmpdir(), "pack-"));
  try {
    await cp(tinyPack, directory, { recursive: true });
    for (const patch of patches) await patch(directory);
    return await readPack(directory, { today: tinyToday });
  } finally {
    await rm(directory, { recursive: true });
  }
}

/** The problems of the tiny pack with these changes, written as `file:line field message`. */
export async function problemsWith(...patches: readonly Patch[]): Promise<string[]> {
  return (await readPatched(...patches)).problems.map(write);
}

/** The warnings, in the same way. */
export async function warningsWith(...patches: readonly Patch[]): Promise<string[]> {
  return (await readPatched(...patches)).warnings.map(write);
}

function write({ file, line, field, message }: PackReading["problems"][number]): string {
  return [`${file}:${line}`, field, message].filter((part) => part !== "").join(" ");
}
