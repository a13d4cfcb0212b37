/** `npm run test:all [-- --shard=1/4]`: every check on both databases, HTTP tests in five languages, browser journeys in three (English, Arabic, Chinese). */
import { parseArgs } from "node:util";
import { runSteps } from "#commands/checks/run-steps.ts";
import { allSteps, type Shard } from "#commands/checks/test-steps.ts";
import { CommandError, runCommand } from "#commands/run.ts";

await runCommand(async () => {
  const { values } = parseArgs({ options: { shard: { type: "string", default: "1/1" } } });
  process.env["SAHIL_TEST_SCOPE"] = "all";
  await runSteps(allSteps(readShard(values.shard)));
});

function readShard(value: string): Shard {
  const [, index = 0, total = 0] = (/^(\d+)\/(\d+)$/.exec(value) ?? []).map(Number);
  if (index < 1 || index > total) {
    throw new CommandError(`--shard must be such as 1/4; it is "${value}".`);
  }
  return { index, total };
}
