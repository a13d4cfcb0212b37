import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { CommandError } from "#commands/run.ts";

/** Creates a writable folder and its parents; `setting` is the variable or argument that names it. */
export function makeFolder(folder: string, setting: string): void {
  try {
    makeWithParents(path.resolve(folder));
    accessSync(`${folder}/.`, constants.W_OK); // fails for a file of that name
  } catch (error) {
    const options = { cause: error };
    throw new CommandError(`${folder} is not writable; set ${setting} to another folder.`, options);
  }
}

/** Creates the folder of a SQLite file; does nothing for PostgreSQL. */
export function makeDatabaseFolder(databaseUrl: string): void {
  const file = /^sqlite:(?!:memory:)(.+)$/.exec(databaseUrl)?.[1];
  if (file !== undefined) makeFolder(path.dirname(file), "DATABASE_URL");
}

/** Node's recursive `mkdir` never returns below a folder such as /proc. */
function makeWithParents(folder: string): void {
  if (existsSync(folder)) return;
  makeWithParents(path.dirname(folder));
  mkdirSync(folder);
}
