import { existsSync } from "node:fs";
import path from "node:path";
import { printProblems, printWarnings } from "#commands/content-problems.ts";
import { step } from "#commands/progress.ts";
import { CommandError } from "#commands/run.ts";
import { withDatabase } from "#commands/with-database.ts";
import { exportPack, ExportRefused } from "#content/export.ts";
import { loadPack } from "#content/load.ts";
import { hasChanged, summary } from "#content/load/report.ts";
import { ContentConflict } from "#content/load/unique-values.ts";
import { type ContentPack, readPack } from "#content/pack.ts";
import { makePictures } from "#content/pictures/make-pictures.ts";
import { makeSharePictures } from "#content/share-pictures/make-share-pictures.ts";
import { planSharePictures } from "#content/share-pictures/plan-share-pictures.ts";
import { contentGeneration } from "#database/content-state.ts";
import { type Environment, readEnvironment } from "#environment";
import { createToday } from "#server/today.ts";

const nothingLoaded = "; nothing was loaded";

type Subcommand = (directory: string, environment: Environment) => Promise<void>;

const subcommands: Readonly<Record<string, Subcommand>> = { check, load, export: exportTo };

/** Runs `npm run content --` with its arguments. */
export async function runContentCommand(
  args: readonly string[],
  variables: NodeJS.ProcessEnv,
): Promise<void> {
  const [name = "", directory, ...rest] = args;
  const run = subcommands[name];
  if (run === undefined || directory === undefined || rest.length > 0)
    throw new CommandError("Usage: npm run content -- check|load|export <folder>");
  await run(directory, readEnvironment(variables));
}

async function check(directory: string, environment: Environment): Promise<void> {
  await readValidPack(directory, environment);
  console.log(`${directory} is valid.`);
}

async function load(directory: string, environment: Environment): Promise<void> {
  const pack = await readValidPack(directory, environment, nothingLoaded);
  const pictureOptions = (progress: (text: string) => void) => ({
    sourceDirectory: path.join(directory, "media"),
    mediaDirectory: environment.mediaDir,
    report: ({ done, total }: { done: number; total: number }) => progress(`${done} of ${total}`),
  });
  await withDatabase(environment.databaseUrl, async (database) => {
    const { pictures, written, problems } = await step("Making the pictures", (progress) =>
      makePictures(pack, pictureOptions(progress)),
    );
    printProblems(problems, nothingLoaded);
    const shared = await step("Making the pictures for sharing", (progress) =>
      makeSharePictures(planSharePictures(pack, pictures), pictureOptions(progress)),
    );
    const report = await step("Loading the content", () =>
      loadPack(database, pack, pictures),
    ).catch(refuseConflict);
    for (const kind of report.kinds.filter(hasChanged))
      console.log(`${kind.name}: ${summary([kind])}`);
    console.log(`${written + shared} picture files written. Total: ${summary(report.kinds)}.`);
  });
}

async function exportTo(directory: string, environment: Environment): Promise<void> {
  await withDatabase(environment.databaseUrl, async (database) => {
    if ((await contentGeneration(database)) === 0)
      throw new CommandError("The database has no content.");
    const originals = path.join(environment.mediaDir, "originals");
    const { files, pictures } = await step("Writing the pack", () =>
      exportPack(database, { directory, originals }),
    ).catch((error: unknown) => {
      throw error instanceof ExportRefused
        ? new CommandError(error.message, { cause: error })
        : error;
    });
    console.log(`Exported to ${directory}: ${files} files, ${pictures} pictures and videos.`);
  });
}

/** Prints every problem of a pack and throws if there is one. */
async function readValidPack(
  directory: string,
  environment: Environment,
  consequence = "",
): Promise<ContentPack> {
  if (!existsSync(directory)) throw new CommandError(`Folder ${directory} does not exist.`);
  const today = createToday(environment)();
  const { pack, problems, warnings } = await step("Reading the content", () =>
    readPack(directory, { today }),
  );
  printWarnings(warnings);
  printProblems(problems, consequence);
  if (pack === null) throw new CommandError(`${directory} could not be read.`);
  return pack;
}

function refuseConflict(error: unknown): never {
  throw error instanceof ContentConflict
    ? new CommandError(`Nothing was loaded: ${error.message}.`, { cause: error })
    : error;
}
