/** `npm run examples`: writes the examples of the API's reference anew, from what the demo content answers. */
import { writeFileSync } from "node:fs";
import { createApi } from "#api/create-api.ts";
import { exampleTarget } from "#api/reference/call-notes.ts";
import { examplesFile } from "#api/reference/examples.ts";
import { openCatalog } from "#catalog/open-catalog.ts";
import { Refusal, runCommand } from "#commands/run.ts";
import { loadPack } from "#content/load.ts";
import { readPack } from "#content/pack.ts";
import { planPictures } from "#content/pictures/plan.ts";
import { calls, type CallName } from "#contract/calls.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { openDatabase } from "#database/open.ts";

const contentDir = "content";
/** A day on which the demo's offers hold. */
const today = () => "2026-11-21";
const longestText = 160;

await runCommand(async () => {
  const database = openDatabase("sqlite::memory:");
  await migrateToLatest(database);
  const { pack } = await readPack(contentDir, { today: today() });
  if (pack === null) throw new Refusal("The demo content has problems; nothing is written.");
  await loadPack(database, pack, await planPictures(pack.media, `${contentDir}/media`));
  const api = createApi({
    catalog: openCatalog(database, { today }),
    reportFailure: ({ error }) => console.error(error),
  });
  const answers: [string, unknown][] = [];
  for (const [name, { path }] of Object.entries(calls)) {
    const target = exampleTarget(name as CallName, path); // the table's own keys
    const response = await api.request(`/api/v1${target}`);
    if (!response.ok) throw new Refusal(`${target} answers ${response.status}.`);
    answers.push([name, shorten(await response.json())]);
  }
  await database.destroy();
  writeFileSync(examplesFile, `${JSON.stringify(Object.fromEntries(answers), null, 2)}\n`);
  console.log(`${answers.length} examples written.`);
});

/** Keeps the shape of an answer and leaves out its length: of a list the first things, of a long text its beginning. */
function shorten(value: unknown): unknown {
  if (typeof value === "string") return shortenText(value);
  if (typeof value !== "object" || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shorten(part)]));
  }
  const isPlain = value.every((part) => typeof part !== "object");
  return value.slice(0, isPlain ? 3 : 1).map(shorten);
}

function shortenText(text: string): string {
  if (text.length <= longestText) return text;
  return `${text.slice(0, text.lastIndexOf(" ", longestText))} …`;
}
