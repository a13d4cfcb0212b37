/**
 * React Router writes the same inline scripts into every page: one that opens the stream of the page's data, one for each piece
 * of them, one that closes it. Pages leave out what never differs (`after-first-view.server.ts`): the first stays as an empty
 * element, for the router draws it again, the pieces stay as JSON, and the last goes. The early script does what they did.
 *
 * Should the router write anything else, a page keeps that script, and its policy forbids it (`own-scripts.ts`): the page works
 * as without scripts, and journeys fail.
 */
export const routerSettings = {
  basename: "/",
  future: {}, // in a browser the router reads none of the flags that it writes here
  routeDiscovery: { mode: "initial" },
  ssr: true,
  isSpaMode: false,
};

/** Does what the first script does. */
export function beginRouter(): void {
  const context: object = { ...routerSettings };
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
