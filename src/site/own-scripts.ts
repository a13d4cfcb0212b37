/** The inline scripts that pages run. A policy gives leave to these alone: markup that had no business there brings no other. */
import { onceConnected } from "#site/offline/once-connected.ts";
import { whenHomesAreKept } from "#site/parts/kept-homes/when-homes-are-kept.ts";
import { whenScriptsAreLost } from "#site/when-scripts-are-lost.ts";

const inline = [whenScriptsAreLost, whenHomesAreKept, onceConnected];

const file = '"/assets/[\\w.-]+\\.js"';
const routes = '"[\\w.-]+":route\\d+';
/** The router's module, as it writes it: files of the build, and which of them are the page's routes. */
const module = new RegExp(
  `^(?:import ${file};\\n)?(?:import \\* as route\\d+ from ${file};\\s+)*` +
    `window\\.__reactRouterRouteModules = \\{(?:${routes},?)*\\};\\s+import\\(${file}\\);$`,
);

/** Whether a script is one that our pages run themselves, letter by letter or by its shape. What the router says of data is none (`router-scripts.ts`). */
export function isOwnScript(script: string): boolean {
  return inline.includes(script) || module.test(script);
}
