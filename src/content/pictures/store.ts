/** Files that appear whole or not at all. */
import { copyFile, constants, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const unfinished = ".making-";
const anHour = 3_600_000;

/** Whether a file is there with something in it. */
export async function isMade(path: string): Promise<boolean> {
  const facts = await stat(path).catch(() => null);
  return facts !== null && facts.isFile() && facts.size > 0;
}

/** Writes a file under another name and then gives it its own, so that nobody ever reads half of it. */
export async function writeWhole(path: string, content: Uint8Array | string): Promise<void> {
  await appear(path, (temporary) => writeFile(temporary, content));
}

/** Copies a file in the same way. */
export async function copyWhole(source: string, path: string): Promise<void> {
  await appear(path, (temporary) => copyFile(source, temporary, constants.COPYFILE_FICLONE));
}

/** Removes what runs that were interrupted an hour ago or more left in a folder. */
export async function sweep(folder: string, now: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!name.startsWith(unfinished)) continue;
    const path = join(folder, name);
    const facts = await stat(path).catch(() => null);
    if (facts !== null && now - facts.mtimeMs > anHour) await rm(path, { force: true });
  }
}

async function appear(path: string, make: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = join(
    dirname(path),
    `${unfinished}${process.pid}-${path.slice(dirname(path).length + 1)}`,
  );
  try {
    await make(temporary);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
