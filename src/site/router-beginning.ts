/**
 * What React Router's first script says on every page alike: only the file of the early script says it, and `after-first-view.server.ts`
 * empties that script where it says just this. Should the router ever say anything else, pages keep their script.
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

/** Does what that script does. */
export function beginRouter(): void {
  const context: object = { ...settings };
  const said = new ReadableStream<string>({
    start: (streamController) => void Object.assign(context, { streamController }),
  });
  const stream = said.pipeThrough(new TextEncoderStream());
  Object.assign(window, { __reactRouterContext: Object.assign(context, { stream }) });
}
