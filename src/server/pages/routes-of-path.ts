import type { ServerBuild } from "react-router";

type RouteTable = ServerBuild["routes"];

/** Ids of the routes that may stand under a path; the router settles which of them do. */
export type RoutesOfPath = (path: string) => ReadonlySet<string>;

/** Reads the routes of a build, so that of the ids that a request may name only those of its own path are taken. */
export function createRoutesOfPath(table: RouteTable): RoutesOfPath {
  const named = Object.values(table).filter((route) => route?.path !== undefined);
  const screens = named.map((route) => ({
    pattern: patternOf(route?.path ?? ""),
    ids: chainOf(route?.id, table),
  }));
  return (path) =>
    new Set(screens.filter(({ pattern }) => pattern.test(path)).flatMap(({ ids }) => ids));
}

/** Our routes are written with whole paths of words, `:parameters` and a star at the end. */
function patternOf(path: string): RegExp {
  const words = path
    .split("/")
    .map((word) =>
      word === "*" ? ".*" : word.startsWith(":") ? "[^/]+" : word.replaceAll(".", "\\."),
    );
  return new RegExp(`^/${words.join("/")}$`);
}

/** A route and all that stand around it. */
function chainOf(id: string | undefined, table: RouteTable): string[] {
  return id === undefined ? [] : [id, ...chainOf(table[id]?.parentId, table)];
}
