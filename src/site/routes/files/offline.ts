/** The offline page, which the service worker caches when it is installed. */
import { hash } from "node:crypto";
import { apiFor } from "#site/data/api-client.ts";
import { renderOfflinePage } from "#site/offline/render-offline-page.server.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { reloadWhenOnline } from "#site/offline/reload-when-online.ts";
import { contentPolicyContext } from "#site/data/request-context.ts";
import { routeMiddleware } from "#site/data/route-middleware.ts";
import type { Route } from "./+types/offline.ts";

const reloadScriptHash = `'sha256-${hash("sha256", reloadWhenOnline, "base64")}'`;

export const middleware = routeMiddleware("noindex");

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const footer = await apiFor(context, locale).getOptional("footerLinks");
  return new Response(renderOfflinePage(locale, footer?.company ?? null), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": context.get(contentPolicyContext)([reloadScriptHash]),
    },
  });
}
