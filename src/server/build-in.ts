import type { ServerBuild } from "react-router";
import type { Locale } from "#domain/locale.ts";
import { ownFile, routesIn } from "#site/own-routes.ts";

/** The built site with the pages of one language alone: what React Router does with all routes for each request is then a fifth. */
export function buildIn(build: ServerBuild, locale: Locale): ServerBuild {
  const { routes, assets } = build;
  return {
    ...build,
    routes: routesIn(routes, locale),
    assets: {
      ...assets,
      url: ownFile(assets.url, locale),
      routes: routesIn(assets.routes, locale),
    },
  };
}
