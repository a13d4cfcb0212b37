import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/site",
  buildDirectory: "build",
  // No route has a part that a browser needs before the rest of it.
  splitRouteModules: false,
  // All routes of all languages are 3 KB compressed, less than what asking for them page by page would cost.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
