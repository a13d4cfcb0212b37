/** `npm start`: fills an empty database, builds what has changed, and serves. */
import path from "node:path";
import { buildDirectory, buildSiteIfChanged, openBuild } from "#commands/build-site.ts";
import { prepareContent } from "#commands/prepare-content.ts";
import { prepareEnquiries } from "#commands/prepare-enquiries.ts";
import { runCommand } from "#commands/run.ts";
import { requireFreePort, runUntilStopped } from "#commands/run-until-stopped.ts";
import { readEnvironment } from "#environment";
import { openLog } from "#server/log.ts";
import { serve } from "#server/serve.ts";
import { createPublicFiles, retiringWorker } from "#server/files/public-files.ts";

await runCommand(async () => {
  const environment = readEnvironment(process.env);
  await requireFreePort(environment);
  const log = openLog(environment);
  const content = await prepareContent(environment, log);
  await buildSiteIfChanged();
  const enquiries = await prepareEnquiries(environment, log);
  await runUntilStopped(
    environment,
    () =>
      serve({
        environment,
        content,
        enquiries,
        log,
        development: false,
        openSite: async () => ({
          build: await openBuild(),
          sendPublicFile: createPublicFiles(
            path.join(buildDirectory, "client"),
            environment.offlinePages ? {} : retiringWorker,
          ),
        }),
      }),
    (url) => [`Sahil is running at ${url}`],
  );
});
