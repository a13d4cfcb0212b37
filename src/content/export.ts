import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Kysely } from "kysely";
import type { Database } from "#database/schema.ts";
import { packFiles } from "#content/export/pack-files.ts";
import { readDatabase } from "#content/export/read-database.ts";

/** Thrown before anything is written; the message names the reason. */
export class ExportRefused extends Error {
  override readonly name = "ExportRefused";
}

interface ExportOptions {
  /** An empty or new folder, because a leftover file would become part of the pack. */
  directory: string;
  /** Folder in which loads store the originals of pictures and videos. */
  originals: string;
}

export interface ExportReport {
  files: number;
  pictures: number;
}

/**
 * Writes the database as a content pack that loads into an empty database with the same content and slugs; withdrawn
 * content has `published: false`. Throws `ExportRefused` if the folder is not empty or an original is missing.
 */
export async function exportPack(
  database: Kysely<Database>,
  { directory, originals }: ExportOptions,
): Promise<ExportReport> {
  const pack = await database
    .transaction()
    .setAccessMode("read only")
    .setIsolationLevel("repeatable read")
    .execute(readDatabase);
  const pictures = pack.media.map(({ file }) => file);
  await assertEmpty(directory);
  await assertOriginalsExist(originals, pictures);

  const files = packFiles(pack);
  for (const [path, text] of files) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  for (const file of pictures)
    await copyFile(join(originals, file), join(directory, "media", file));
  return { files: files.size, pictures: pictures.length };
}

async function assertEmpty(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  if ((await readdir(directory)).length > 0) throw new ExportRefused(`${directory} is not empty.`);
}

async function assertOriginalsExist(originals: string, pictures: readonly string[]): Promise<void> {
  await mkdir(originals, { recursive: true });
  const kept = new Set(await readdir(originals));
  const missing = pictures.filter((file) => !kept.has(file));
  if (missing.length > 0) throw new ExportRefused(`${originals} lacks ${missing.join(", ")}.`);
}
