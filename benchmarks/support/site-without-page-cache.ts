/** A program: the site as in production, API answers kept, but every page rendered anew. */
import { buildDirectory, openBuild } from "#commands/build-site.ts";
import { prepareContent } from "#commands/prepare-content.ts";
import { prepareEnquiries } from "#commands/prepare-enquiries.ts";
import { runUntilStopped } from "#commands/run-until-stopped.ts";
import { readEnvironment } from "#environment";
import { createPublicFiles } from "#server/files/public-files.ts";
import { openLog } from "#server/log.ts";
import { serve } from "#server/serve.ts";

const environment = readEnvironment(process.env);
const log = openLog(environment);
const content = await prepareContent(environment, log);
const enquiries = await prepareEnquiries(environment, log);
await runUntilStopped(
  environment,
  () =>
    serve({
      environment: { ...environment, pageCacheBytes: 0 },
      content,
      enquiries,
      log,
      development: false,
      openSite: async () => ({
        build: await openBuild(),
        sendPublicFile: createPublicFiles(`${buildDirectory}/client`),
      }),
    }),
  () => [],
);
