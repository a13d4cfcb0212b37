/** `npm run api`: serves the API without the site. */
import { prepareContent } from "#commands/prepare-content.ts";
import { CommandError, runCommand } from "#commands/run.ts";
import { requireFreePort, runUntilStopped } from "#commands/run-until-stopped.ts";
import { readEnvironment } from "#environment";
import { openLog } from "#server/log.ts";
import { serveApi } from "#server/serve-api.ts";

await runCommand(async () => {
  const environment = readEnvironment(process.env);
  if (environment.apiBaseUrl !== null) {
    throw new CommandError("npm run api serves its own content; unset API_BASE_URL.");
  }
  await requireFreePort(environment);
  const log = openLog(environment);
  const content = await prepareContent(environment, log);
  await runUntilStopped(
    environment,
    () => serveApi(environment, content, log),
    (url) => [`API: ${url}/api/v1`, `Reference: ${url}/api/v1/docs`, `Pictures: ${url}/media/`],
  );
});
