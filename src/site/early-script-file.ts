import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { minifySync, transformWithOxc, type Plugin } from "vite";

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
        writeFileSync(file, await classicScript(source));
        return `export { default } from ${JSON.stringify(`${file}?url`)};`;
      },
    },
  };
}

/** Its imports are types and vanish; its names stay its own. */
async function classicScript(source: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(source, "utf8"), source, {
    sourcemap: false,
  });
  const body = code.replace(/^export \{\s*\};?$/m, "");
  return minifySync("early.js", `(() => {\n${body}\n})();`).code;
}
