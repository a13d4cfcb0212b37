import type { Config } from "@react-router/dev/config";
import { buildWorkers } from "#commands/build-workers.ts";

export default {
  appDirectory: "src/site",
  buildDirectory: "build",
  // No route has a client loader, which is what would be split off.
  splitRouteModules: false,
  // All routes are known at the start: discovery would cost a request before each kind of page.
  routeDiscovery: { mode: "initial" },
  async buildEnd({ viteConfig: { root } }) {
    await buildWorkers(root);
  },
} satisfies Config;
