import path from "node:path";
import { pathToFileURL } from "node:url";
import type { ServerBuild } from "react-router";
import { buildDirectory } from "#commands/build-site.ts";

/** The site's build, as `npm start` opens it. */
export async function openBuild(): Promise<ServerBuild> {
  const file = path.resolve(buildDirectory, "server/index.js");
  return (await import(pathToFileURL(file).href)) as ServerBuild; // React Router's build exports exactly this
}
