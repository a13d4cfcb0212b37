/**
 * React Router writes the same inline scripts into every page: one that opens the stream of the page's data, one for each piece
 * of them, one that closes it. Pages leave out what never differs (`after-first-view.server.ts`): the first stays as an empty
 * element, for the router draws it again, the pieces stay as JSON, and the last goes. The early script does what they did.
 *
 * Should the router write anything else, a page keeps that script, and its policy forbids it (`own-scripts.ts`): the page works
 * as without scripts, and journeys fail.
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
