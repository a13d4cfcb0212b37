import { createRequestHandler, type RequestHandler, type ServerBuild } from "react-router";
import { createRoutesOfPath } from "#server/pages/routes-of-path.ts";

/** As we write paths ourselves: any other spelling may name a route that only React Router recognises. */
const plainPath = /^\/[a-z0-9/.-]*$/;

/**
 * React Router's handler, given for each request the routes alone that may stand under its path. With all of them it goes
 * through every one several times, to find its own and to describe the rest to a render that never asks.
 */
export function handlerByPath(build: ServerBuild, mode: string | undefined): RequestHandler {
  const routesOf = createRoutesOfPath(build.routes);
  const whole = createRequestHandler(build, mode);
  const handlers = new Map<string, RequestHandler>(); // as many as there are kinds of path
  return (request, context) => {
    const { pathname } = new URL(request.url);
    if (!plainPath.test(pathname)) return whole(request, context);
    const ids = routesOf(pathname.replace(/\.data$/, ""));
    const kind = [...ids].join();
    const handler = handlers.get(kind) ?? createRequestHandler(buildWith(build, ids), mode);
    handlers.set(kind, handler);
    return handler(request, context);
  };
}

/** The same site with some of its routes. */
function buildWith(build: ServerBuild, ids: ReadonlySet<string>): ServerBuild {
  const { routes, assets } = build;
  return {
    ...build,
    routes: someOf(routes, ids),
    assets: { ...assets, routes: someOf(assets.routes, ids) },
  };
}

function someOf<Route>(
  routes: Record<string, Route>,
  ids: ReadonlySet<string>,
): Record<string, Route> {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => ids.has(id)));
}
