import type { Config } from "@react-router/dev/config";
import { buildWorkers } from "#commands/build-workers.ts";

export default {
  appDirectory: "src/site",
  buildDirectory: "build",
  // No route has a part that a browser needs before the rest of it.
  splitRouteModules: false,
  // To ask for routes page by page would cost more than to know all of them.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ viteConfig: { root } }) {
    await buildWorkers(root);
  },
} satisfies Config;
