/** A program that serves the site built in a folder and reports its URL once it listens. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { prepareEnquiries } from "#commands/prepare-enquiries.ts";
import { readEnvironment } from "#environment";
import { remoteContent } from "#server/content-source.ts";
import { createPublicFiles } from "#server/files/public-files.ts";
import { createLog } from "#server/log.ts";
import { serve } from "#server/serve.ts";

const [folder = ""] = process.argv.slice(2);
const environment = readEnvironment(process.env);
const log = createLog("error", (lines) => process.stderr.write(lines));
const file = path.resolve(folder, "build/server/index.js");
const build = (await import(pathToFileURL(file).href)) as ServerBuild; // React Router's build exports exactly this
const { url } = await serve({
  environment,
  log,
  development: false,
  content: remoteContent(environment.apiBaseUrl ?? ""),
  enquiries: await prepareEnquiries(environment, log),
  openSite: async () => ({
    build,
    sendPublicFile: createPublicFiles(path.resolve(folder, "build/client")),
  }),
});
process.send?.(url);
process.once("disconnect", () => process.exit()); // the parent process ended
