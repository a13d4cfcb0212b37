import { data, type ServerBuild } from "react-router";

/** A build whose pages all throw this status; the loaders of their layouts run as usual. */
export function errorPageBuild(build: ServerBuild, status: number): ServerBuild {
  const routes = Object.entries(build.routes);
  const parents = new Set(routes.map(([, route]) => route?.parentId));
  const loader = () => {
    throw data(null, { status });
  };
  const failing = routes.map(([id, route]) => {
    if (route === undefined || parents.has(id)) return [id, route] as const;
    return [id, { ...route, module: { ...route.module, loader } }] as const;
  });
  return { ...build, routes: Object.fromEntries(failing) };
}
