import type { LoaderFunctionArgs } from "react-router";
import type { Company } from "#contract/settings.ts";
import { citiesByCountry, type CountryCities } from "#site/features/navigation/page-place.ts";
import {
  pathInMenus,
  type FooterData,
  type MenusData,
} from "#site/features/navigation/shell-data.ts";
import { readPreferences } from "#site/features/preferences/preference-cookies.ts";
import { usDollar } from "#i18n/visitor-currency.ts";
import type { VisitorChoice } from "#i18n/visitor.tsx";
import { sent } from "#site/parts/still/sent.ts";
import { apiFor } from "#site/api-client.ts";
import { localeOfPath } from "#site/locale-of-path.ts";
import { pack } from "#site/packed.ts";
import { commonPicturesContext, siteOriginContext, todayContext } from "#site/request-context.ts";

export type ShellData = Awaited<ReturnType<typeof loadShell>>;

/** What live parts of every page are drawn from. */
export interface Around {
  /** Null where it could not be had. */
  company: Company | null;
  places: readonly CountryCities[];
  choice: VisitorChoice;
}

/**
 * Reads what surrounds every page of a language: menus, footer, currencies and what the visitor has chosen. A page stands
 * without any of it; whether there is a page is for its own loader to say.
 */
export async function loadShell({ request, url, context }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const [areas, currencies, filterPages, footer] = await Promise.all([
    api.want("areaNavigation"),
    api.want("currencies"),
    api.want("filterPages"),
    api.want("footerLinks"),
  ]);
  context.set(commonPicturesContext, footer);
  const path = pathInMenus(url.pathname);
  const year = Number(context.get(todayContext).slice(0, 4));
  const menus: MenusData = { areas: areas?.content ?? [], filterPages: filterPages ?? [], path };
  const shownFooter = footer && { content: footer.content, company: footer.company };
  const ending: FooterData = { footer: shownFooter, year, path };
  return {
    preferences: sent({ request }, [{ path: url.pathname + url.search }]),
    menus: sent({ request }, [menus]),
    footer: sent({ request }, [ending]),
    around: pack<Around>({
      company: footer?.company ?? null,
      places: citiesByCountry(areas?.content ?? []),
      choice: {
        locale,
        rates: currencies?.content ?? [usDollar],
        ...readPreferences(request.headers.get("Cookie")),
      },
    }),
    origin: context.get(siteOriginContext),
  };
}
