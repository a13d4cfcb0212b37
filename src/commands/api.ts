/** `npm run api`: the API alone, over the same content as the site. It builds nothing. */
import { prepareContent } from "#commands/prepare-content.ts";
import { Refusal, runCommand } from "#commands/run.ts";
import { refuseTakenPort, runUntilStopped } from "#commands/run-until-stopped.ts";
import { readEnvironment } from "#environment";
import { openLog } from "#server/log.ts";
import { serveApi } from "#server/serve-api.ts";

await runCommand(async () => {
  const environment = readEnvironment(process.env);
  if (environment.apiBaseUrl !== null) {
    throw new Refusal("The API alone needs content of its own; API_BASE_URL has to be empty.");
  }
  await refuseTakenPort(environment);
  const log = openLog(environment);
  const content = await prepareContent(environment, log);
  await runUntilStopped(
    environment,
    () => serveApi(environment, content, log),
    (url) => [
      `The API is at ${url}/api/v1`,
      `Its reference page is ${url}/api/v1/docs; pictures are below ${url}/media/.`,
    ],
  );
});
