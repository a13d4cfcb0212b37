/** `npm run dev`: the site with hot reloading. Node's watch mode restarts it when the server changes. */
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { prepareContent } from "#commands/prepare-content.ts";
import { prepareEnquiries } from "#commands/prepare-enquiries.ts";
import { runCommand } from "#commands/run.ts";
import { runUntilStopped } from "#commands/run-until-stopped.ts";
import { readEnvironment } from "#environment";
import { openLog } from "#server/log.ts";
import { serve } from "#server/serve.ts";

await runCommand(async () => {
  const environment = readEnvironment(process.env);
  const log = openLog(environment);
  const content = await prepareContent(environment, log);
  const enquiries = await prepareEnquiries(environment, log);
  await runUntilStopped(
    environment,
    () =>
      serve({
        environment,
        content,
        enquiries,
        log,
        development: true,
        openSite: async (server) => {
          const vite = await createServer({
            appType: "custom",
            server: { middlewareMode: true, hmr: { server } },
          });
          return {
            vite: vite.middlewares,
            build: async () => {
              const build = await vite.ssrLoadModule("virtual:react-router/server-build");
              return build as unknown as ServerBuild; // React Router's plugin makes this module
            },
          };
        },
      }),
    (url) => [`Sahil is running at ${url}`],
  );
});
