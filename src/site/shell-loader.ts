import type { LoaderFunctionArgs } from "react-router";
import { readPreferences } from "#site/features/preferences/preference-cookies.ts";
import { apiFor } from "#site/api-client.ts";
import { localeOfPath } from "#site/locale-of-path.ts";
import { siteOriginContext, todayContext } from "#site/request-context.ts";

export type ShellData = Awaited<ReturnType<typeof loadShell>>;

/** Reads what surrounds every page of a language: menus, footer, currencies and what the visitor has chosen. */
export async function loadShell({ request, url, context }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const [areas, currencies, filterPages, footer] = await Promise.all([
    api.need("areaNavigation"),
    api.need("currencies"),
    api.need("filterPages"),
    api.need("footerLinks"),
  ]);
  return {
    navigation: { areas: areas.content, filterPages, footer },
    choice: {
      locale,
      rates: currencies.content,
      ...readPreferences(request.headers.get("Cookie")),
    },
    origin: context.get(siteOriginContext),
    year: Number(context.get(todayContext).slice(0, 4)),
  };
}
