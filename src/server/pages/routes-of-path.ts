import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { memoize } from "#memory/memoize.ts";

/** Ids of the routes that match a path, the layout first. */
export type RoutesOfPath = (path: string) => readonly string[];

/** Matches a path as the router does, memoized: React Router flattens its table at each call. */
export function createRoutesOfPath(routes: RouteObject[]): RoutesOfPath {
  return memoize((path) => (matchRoutes(routes, path) ?? []).map(({ route }) => route.id ?? ""), {
    maxEntries: 1_000,
    maxLength: 200,
  });
}

/** The route tree of a build, which lists its routes flat. */
export function routesOfBuild({ routes }: Pick<ServerBuild, "routes">): RouteObject[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const within = (parent?: string): RouteObject[] =>
    all
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path = "" }) => ({ id, path, children: within(id) }));
  return within();
}
