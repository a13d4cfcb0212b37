import earlyScript from "virtual:early-script";
import { dataIn, routerBeginning, routerEnding } from "#site/router-scripts.ts";

/**
 * A page whose own scripts do not compete with its style sheet, type face and pictures for the first view. React Router has no
 * word for that, so it is told by the markup that it writes: its scripts wait until `early-script.ts` runs them. They stand at
 * the page's end: all before them stays the bytes that it is, which spares reading and writing it. `first` are files beside
 * these scripts, listed before them.
 */
export function afterFirstView(html: Buffer, first: readonly string[]): Buffer<ArrayBuffer> {
  const files = new Set(first);
  const parts: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(preload); at !== -1; at = html.indexOf(preload, from)) {
    const fileEnd = html.indexOf(preloadEnd, at);
    files.add(html.toString("latin1", at + preload.length, fileEnd));
    parts.push(html.subarray(from, at));
    from = fileEnd + preloadEnd.length;
  }
  const scripts = html.indexOf(routerScriptStart, from);
  const rest = scripts === -1 ? html.indexOf("</body>", from) : scripts;
  const ending = html
    .toString("latin1", rest) // every byte is a letter then
    .replace(beginning, waiting("text/javascript", ""))
    .replace(`<script>${routerEnding}</script>`, "")
    .replaceAll(routerScript, (_, script: string) => withoutFrame(script))
    .replace(moduleScript, (_, script: string) => waiting("module", script))
    .replace(
      "</body>",
      `<script src="${earlyScript}" async="" fetchpriority="low" data-files="${[...files].join(" ")}"></script></body>`,
    );
  return Buffer.concat([...parts, html.subarray(from, rest), Buffer.from(ending, "latin1")]);
}

const preload = '<link rel="modulepreload" href="';
const preloadEnd = '"/>';
const routerScriptStart = "<script>window.__reactRouterContext";
const routerScript = /<script>(window\.__reactRouterContext[\s\S]*?)<\/script>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const beginning = `<script>${routerBeginning}</script>`;

function withoutFrame(script: string): string {
  const data = dataIn(script);
  return data === null ? waiting("text/javascript", script) : waitingData(data);
}

function waiting(type: string, script: string): string {
  return `<script type="text/later" data-type="${type}">${script}</script>`;
}

function waitingData(json: string): string {
  return `<script type="application/json" data-type="data">${json.replace(notWritten, escaped)}</script>`;
}

/** They stand in the texts of JSON alone: what could end the script, and what the router had escaped that is no byte. */
const notWritten = /[<\u0100-\uffff]/g;

function escaped(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
