/** What React Router writes into every page, for the server, which leaves it out (`router-frame.ts`). */
import { routerSettings } from "#site/router-frame.ts";

const settings = {
  ...routerSettings,
  future: { unstable_enableNodeReadableStream: false, unstable_optimizeDeps: false },
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
