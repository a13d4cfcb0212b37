/** The offline page, which the service worker caches when it is installed. */
import { hash } from "node:crypto";
import { apiFor } from "#site/data/api-client.ts";
import { drawOfflinePage } from "#site/offline/draw-offline-page.server.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { onceConnected } from "#site/offline/once-connected.ts";
import { contentPolicyContext } from "#site/data/request-context.ts";
import { named } from "#site/data/route-middleware.ts";
import type { Route } from "./+types/offline.ts";

const onceConnectedHash = `'sha256-${hash("sha256", onceConnected, "base64")}'`;

export const middleware = named("not-indexed");

export async function loader({ url, context }: Route.LoaderArgs) {
  const locale = localeOfPath(url.pathname);
  const footer = await apiFor(context, locale).want("footerLinks");
  return new Response(drawOfflinePage(locale, footer?.company ?? null), {
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": context.get(contentPolicyContext)([onceConnectedHash]),
    },
  });
}
