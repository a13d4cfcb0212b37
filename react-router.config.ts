import path from "node:path";
import type { Config } from "@react-router/dev/config";
import { buildWorkers } from "./src/commands/build-workers.ts";
import { writeLanguageManifests } from "./src/commands/language-routes.ts";

export default {
  appDirectory: "src/site",
  buildDirectory: "build",
  // No route has a part that a browser needs before the rest of it.
  splitRouteModules: false,
  // All routes of a language are 1.6 KB compressed, less than what asking for them page by page would cost.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ viteConfig: { root } }) {
    writeLanguageManifests(path.join(root, "build/client/assets"));
    await buildWorkers(root);
  },
} satisfies Config;
