/**
 * What React Router's first and last script say on every page alike: only the file of the early script says it, and
 * `after-first-view.server.ts` empties the first, which the router draws again, and leaves out the last where they say just this.
 * Should the router ever say anything else, pages keep their scripts.
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

/** Does what the last script does. */
export function endRouter(): void {
  try {
    window["__reactRouterContext"]?.streamController?.close();
  } catch {
    // A script of the page's own has closed it.
  }
}
