import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build, type Plugin } from "vite";

const name = "virtual:early-script";

/**
 * The Vite plugin: `virtual:early-script` gives the address of `early-script.ts` as a classic script in a file of its own, which no
 * module system and no other file of the site is needed for.
 */
export function earlyScript(): Plugin {
  let root = "";
  return {
    name: "sahil:early-script",
    configResolved(config) {
      root = config.root;
    },
    resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${name}$`) },
      async handler() {
        const source = path.join(root, "src/site/early-script.ts");
        this.addWatchFile(source);
        const folder = path.join(root, ".cache/early-script");
        mkdirSync(folder, { recursive: true });
        const file = path.join(folder, "early.js");
        writeFileSync(file, await classicScript(root, source));
        return `export { default } from ${JSON.stringify(`${file}?url`)};`;
      },
    },
  };
}

/** With what it imports, in a function of its own. */
async function classicScript(root: string, input: string): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      write: false,
      target: "es2023",
      rolldownOptions: { input, output: { format: "iife" } },
    },
  });
  if (Array.isArray(built) || !("output" in built)) throw new Error(`${input} is one file`);
  return built.output[0].code;
}
