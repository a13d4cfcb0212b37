/** Server middleware that a route names: `export const middleware = routeMiddleware("noindex")`. */
import type { MiddlewareFunction } from "react-router";

type Middleware = MiddlewareFunction<Response>;

/** For responses without an HTML head that could say it: data, calendars, JSON. */
async function noindex(_: Parameters<Middleware>[0], next: Parameters<Middleware>[1]) {
  const response = await next();
  response.headers.set("X-Robots-Tag", "noindex");
  return response;
}

const middlewares = { noindex } satisfies Record<string, Middleware>;

export type MiddlewareName = keyof typeof middlewares;

/** In order of execution. An unknown name fails the requests of its route, not the module. */
export function routeMiddleware(...names: readonly MiddlewareName[]): Middleware[] {
  return names.map((name) =>
    Object.hasOwn(middlewares, name)
      ? middlewares[name]
      : () => {
          throw new Error(`Unknown middleware: ${name}`);
        },
  );
}
