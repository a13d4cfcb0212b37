/**
 * What React Router's inline scripts say on every page alike, which the file of the early script says for all of them. In a page
 * `after-first-view.server.ts` empties the first, which the router draws again, leaves of those with data these alone, which need no
 * leave to run, and leaves out the last. Should the router ever say
 * anything else, pages keep that script, but their policy gives it no leave (`own-scripts.ts`): they stand as without scripts, and journeys fail.
 */
const settings = {
  basename: "/",
  future: { unstable_enableNodeReadableStream: false, unstable_optimizeDeps: false },
  routeDiscovery: { mode: "initial" },
  ssr: true,
  isSpaMode: false,
};

/** As the router writes it. */
export const routerBeginning =
  `window.__reactRouterContext = ${JSON.stringify(settings)};` +
  "window.__reactRouterContext.stream = new ReadableStream({start(controller){window.__reactRouterContext.streamController = controller;}})" +
  ".pipeThrough(new TextEncoderStream());";

/** As the router writes it once all of its data are said. */
export const routerEnding = "window.__reactRouterContext.streamController.close();";

/** Reads what one of the router's scripts says of the page's data. Null where it says anything else. */
export function dataIn(script: string): string | null {
  const said = dataScript.exec(script)?.[1];
  if (said === undefined) return null;
  try {
    return JSON.parse(said) as string; // a string by the pattern
  } catch {
    return null; // a string of JavaScript alone
  }
}

const dataScript =
  /^window\.__reactRouterContext\.streamController\.enqueue\(("(?:[^"\\]|\\.)*")\);$/;

/** Does what the first script does. */
export function beginRouter(): void {
  const context: object = { ...settings };
  const said = new ReadableStream<string>({
    start: (streamController) => void Object.assign(context, { streamController }),
  });
  const stream = said.pipeThrough(new TextEncoderStream());
  Object.assign(window, { __reactRouterContext: Object.assign(context, { stream }) });
}

declare global {
  interface Window {
    __reactRouterContext?: { streamController?: ReadableStreamDefaultController<string> };
  }
}

/** Does what a script with data does. */
export function tellRouter(data: string): void {
  window["__reactRouterContext"]?.streamController?.enqueue(data);
}

/** Does what the last script does. */
export function endRouter(): void {
  try {
    window["__reactRouterContext"]?.streamController?.close();
  } catch {
    // A script of the page's own has closed it.
  }
}
