/** What pages say in inline scripts that are run. A policy gives leave to these alone: markup that had no business there brings no other. */
import { dataIn, routerBeginning, routerEnding } from "#site/router-frame.ts";

/**
 * What `goOnWithoutScripts` does, where a file of the page's scripts cannot be had: that of the early script, which hears of all others,
 * may be the one. It is as much of every page, so it is short.
 */
export const whenScriptsAreLost = `addEventListener("error",e=>{if(e.target.localName=="script")document.documentElement.dataset.scripts="lost"},true)`;

const file = '"/assets/[\\w.-]+\\.js"';
const routes = '"[\\w.-]+":route\\d+';
/** The router's module, as it writes it: files of the build, and which of them are the page's routes. */
const module = new RegExp(
  `^(?:import ${file};\\n)?(?:import \\* as route\\d+ from ${file};\\s+)*` +
    `window\\.__reactRouterRouteModules = \\{(?:${routes},?)*\\};\\s+import\\(${file}\\);$`,
);

/** Whether a script is one that our pages say themselves, letter by letter or by its shape. */
export function isOwnScript(script: string): boolean {
  const said = [whenScriptsAreLost, routerBeginning, routerEnding];
  return said.includes(script) || module.test(script) || dataIn(script) !== null;
}
