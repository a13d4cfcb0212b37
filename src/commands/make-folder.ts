import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { CommandError } from "#commands/run.ts";

/** Makes a folder that can be written to, with those above it. `setting` is what names another one. */
export function makeFolder(folder: string, setting: string): void {
  try {
    makeWithParents(path.resolve(folder));
    accessSync(`${folder}/.`, constants.W_OK); // the dot fails for a file of that name
  } catch (error) {
    const options = { cause: error };
    throw new CommandError(`${folder} is not writable; set ${setting} to another folder.`, options);
  }
}

/** Makes the folder of a SQLite file; an address of any other kind needs none. */
export function makeDatabaseFolder(databaseUrl: string): void {
  const file = /^sqlite:(?!:memory:)(.+)$/.exec(databaseUrl)?.[1];
  if (file !== undefined) makeFolder(path.dirname(file), "DATABASE_URL");
}

/** One by one: Node's recursive way never returns where a folder exists and takes no others, as below /proc. */
function makeWithParents(folder: string): void {
  if (existsSync(folder)) return;
  makeWithParents(path.dirname(folder));
  mkdirSync(folder);
}
