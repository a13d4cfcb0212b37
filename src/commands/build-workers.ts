import { readdirSync } from "node:fs";
import path from "node:path";
import { build } from "vite";

/** Files at the site's root, each one bundle, and their sources in `src/site/offline`. */
const workers = { "sw.js": "service-worker.ts", "sw-retiring.js": "unregister-worker.ts" };

/** Bundles the service worker, and the one that unregisters it, into the client build. The hash of the manifest names the release. */
export async function buildWorkers(root: string): Promise<void> {
  const client = path.join(root, "build/client");
  const release = readdirSync(path.join(client, "assets"))
    .map((file) => /^manifest-(\w+)\.js$/.exec(file)?.[1])
    .find((hash) => hash !== undefined);
  if (release === undefined) throw new Error(`There is no manifest in ${client}/assets`);
  for (const [file, source] of Object.entries(workers)) {
    await build({
      root,
      configFile: false,
      publicDir: false,
      logLevel: "warn",
      define: { release: JSON.stringify(release) },
      build: {
        outDir: client,
        emptyOutDir: false,
        target: "es2023",
        rolldownOptions: {
          input: path.join(root, "src/site/offline", source),
          output: { format: "iife", entryFileNames: file },
        },
      },
    });
  }
}
