import { copyFile, constants, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const temporaryPrefix = ".making-";
const anHour = 3_600_000;

/** Whether the file exists and is not empty. */
export async function isNonEmptyFile(path: string): Promise<boolean> {
  const facts = await stat(path).catch(() => null);
  return facts !== null && facts.isFile() && facts.size > 0;
}

/** Writes a temporary file and renames it, so that readers never see a partial file. */
export async function writeFileAtomically(
  path: string,
  content: Uint8Array | string,
): Promise<void> {
  await replaceAtomically(path, (temporary) => writeFile(temporary, content));
}

/** Copies a file in the same way. */
export async function copyFileAtomically(source: string, path: string): Promise<void> {
  await replaceAtomically(path, (temporary) =>
    copyFile(source, temporary, constants.COPYFILE_FICLONE),
  );
}

/** Removes temporary files of interrupted runs that are at least an hour old. */
export async function removeStaleTemporaries(folder: string, now: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (!name.startsWith(temporaryPrefix)) continue;
    const path = join(folder, name);
    const facts = await stat(path).catch(() => null);
    if (facts !== null && now - facts.mtimeMs > anHour) await rm(path, { force: true });
  }
}

async function replaceAtomically(
  path: string,
  make: (temporary: string) => Promise<void>,
): Promise<void> {
  const temporary = join(
    dirname(path),
    `${temporaryPrefix}${process.pid}-${path.slice(dirname(path).length + 1)}`,
  );
  try {
    await make(temporary);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
