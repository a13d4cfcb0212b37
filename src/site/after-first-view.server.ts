import earlyScript from "virtual:early-script";
import { routerBeginning, routerEnding } from "#site/router-frame.ts";

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
  const scripts = html.indexOf(routerScript, from);
  const rest = scripts === -1 ? html.indexOf("</body>", from) : scripts;
  const ending = html
    .toString("latin1", rest) // every byte is a letter then
    .replace(beginning, `${waiting("text/javascript")}</script>`)
    .replace(`<script>${routerEnding}</script>`, "")
    .replaceAll(routerScript, `${waiting("text/javascript")}window.__reactRouterContext`)
    .replace(moduleScript, `${waiting("module")}$1</script>`)
    .replace(
      "</body>",
      `<script src="${earlyScript}" async="" fetchpriority="low" data-files="${[...files].join(" ")}"></script></body>`,
    );
  return Buffer.concat([...parts, html.subarray(from, rest), Buffer.from(ending, "latin1")]);
}

const preload = '<link rel="modulepreload" href="';
const preloadEnd = '"/>';
const routerScript = "<script>window.__reactRouterContext";
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const beginning = `<script>${routerBeginning}</script>`;
const waiting = (type: string) => `<script type="text/later" data-type="${type}">`;
