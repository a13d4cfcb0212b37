import { accessSync, constants, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Kysely } from "kysely";
import { step } from "#commands/progress.ts";
import { Refusal } from "#commands/run.ts";
import { loadPack } from "#content/load.ts";
import { type ContentPack, readPack } from "#content/pack.ts";
import { makePictures } from "#content/pictures/make-pictures.ts";
import type { MadePicture } from "#content/pictures/made-picture.ts";
import { contentGeneration } from "#database/content-state.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";
import type { Database } from "#database/schema.ts";
import type { Environment } from "#environment";
import { type ContentSource, ownContent, remoteContent } from "#server/content-source.ts";
import type { Log } from "#server/log.ts";
import { calendarOf } from "#server/today.ts";

/** Content to serve: another process's, or that of the database, which is filled if it has none and never otherwise. */
export async function prepareContent(environment: Environment, log: Log): Promise<ContentSource> {
  if (environment.apiBaseUrl !== null) return remoteContent(environment.apiBaseUrl);
  const { mediaDir } = environment;
  makeFolder(mediaDir);
  const database = openDatabase(environment.databaseUrl);
  await migrateToLatest(database);
  const hasContent = (await contentGeneration(database)) > 0;
  if (!hasContent || readdirSync(mediaDir).length === 0) {
    const pack = await step("Reading the content", () => read(environment));
    const pictures = await step("Making the pictures", (progress) =>
      makeAll(pack, environment, progress),
    );
    if (!hasContent) await step("Loading the content", () => load(database, pack, pictures));
  }
  return ownContent(database, environment, log);
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const options = { cause: error };
    throw new Refusal(
      `MEDIA_DIR must be a folder that can be written to; ${folder} is not.`,
      options,
    );
  }
}

async function read(environment: Environment): Promise<ContentPack> {
  const { contentDir } = environment;
  const { pack, problems } = await readPack(contentDir, { today: calendarOf(environment)() });
  return pack ?? refuse(contentDir, problems.length);
}

async function makeAll(
  pack: ContentPack,
  { contentDir, mediaDir }: Environment,
  progress: (text: string) => void,
): Promise<readonly MadePicture[]> {
  const { pictures, problems } = await makePictures(pack, {
    sourceDirectory: path.join(contentDir, "media"),
    mediaDirectory: mediaDir,
    report: ({ done, total }) => progress(`${done} of ${total}`),
  });
  return problems.length === 0 ? pictures : refuse(contentDir, problems.length);
}

async function load(
  database: Kysely<Database>,
  pack: ContentPack,
  pictures: readonly MadePicture[],
): Promise<void> {
  await loadPack(database, pack, pictures);
}

function refuse(folder: string, problems: number): never {
  throw new Refusal(
    `The content in ${folder} has ${problems} problems; npm run content -- check ${folder} names them.`,
  );
}
