import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { remembered } from "#memory/remembered.ts";

/** Ids of the routes that stand under a path, the outermost first and its screen last. */
export type RoutesOfPath = (path: string) => readonly string[];

/** Asks the router's own table, which is read anew each time: what a path has is remembered. */
export function createRoutesOfPath(routes: RouteObject[]): RoutesOfPath {
  return remembered(
    (path) => (matchRoutes(routes, path) ?? []).map(({ route }) => route.id ?? ""),
    { most: 1_000, longest: 200 },
  );
}

/** The routes of a build, which lists them without order. */
export function routesOfBuild({ routes }: Pick<ServerBuild, "routes">): RouteObject[] {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const within = (parent?: string): RouteObject[] =>
    all
      .filter(({ parentId }) => parentId === parent)
      .map(({ id, path = "" }) => ({ id, path, children: within(id) }));
  return within();
}
