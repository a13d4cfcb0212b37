/** What routes have done around their answers on the server. A route names it: `export const middleware = named("not-indexed")`. */
import type { MiddlewareFunction } from "react-router";

type Middleware = MiddlewareFunction<Response>;

/** For search engines, also where an answer has no head of HTML that could say it: data, calendars, JSON. */
async function notIndexed(_: Parameters<Middleware>[0], next: Parameters<Middleware>[1]) {
  const answer = await next();
  answer.headers.set("X-Robots-Tag", "noindex");
  return answer;
}

const middlewares = { "not-indexed": notIndexed } satisfies Record<string, Middleware>;

export type MiddlewareName = keyof typeof middlewares;

/**
 * Looks up what a route names, in the order in which it is to run. The compiler knows the names; one that gets past it
 * breaks the page that asks for it, as any other fault would, and no other page.
 */
export function named(...names: readonly MiddlewareName[]): Middleware[] {
  return names.map((name) =>
    Object.hasOwn(middlewares, name)
      ? middlewares[name]
      : () => {
          throw new Error(`Unknown middleware: ${name}`);
        },
  );
}
