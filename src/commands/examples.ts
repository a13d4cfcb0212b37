/** `npm run examples`: updates the example answers of the API reference from the demo content. */
import { writeFileSync } from "node:fs";
import { createApi } from "#api/create-api.ts";
import { exampleAnswers } from "#api/reference/example-answers.ts";
import { examplesFile } from "#api/reference/examples.ts";
import { openCatalog } from "#catalog/open-catalog.ts";
import { CommandError, runCommand } from "#commands/run.ts";
import { loadPack } from "#content/load.ts";
import { readPack } from "#content/pack.ts";
import { planPictures } from "#content/pictures/plan-pictures.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";

const contentDir = "content";
/** A day on which the demo content has current offers. */
const today = () => "2026-11-21";

await runCommand(async () => {
  const database = openDatabase("sqlite::memory:");
  await migrateToLatest(database);
  const { pack } = await readPack(contentDir, { today: today() });
  if (pack === null) throw new CommandError("The demo content has problems; nothing was written.");
  await loadPack(database, pack, await planPictures(pack.media, `${contentDir}/media`));
  const api = createApi({
    catalog: openCatalog(database, { today }),
    reportFailure: ({ error }) => console.error(error),
  });
  const answers = await exampleAnswers(async (target) => api.request(`/api/v1${target}`));
  await database.destroy();
  writeFileSync(examplesFile, `${JSON.stringify(answers, null, 2)}\n`);
  console.log(`${Object.keys(answers).length} examples written.`);
});
