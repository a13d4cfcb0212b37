import type { LoaderFunctionArgs } from "react-router";
import { usDollar } from "#i18n/visitor-currency.ts";
import type { VisitorChoice } from "#i18n/visitor-choice.tsx";
import { readPreferences } from "#site/data/preference-cookies.ts";
import { apiFor } from "#site/data/api-client.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import {
  commonPicturesContext,
  siteOriginContext,
  todayContext,
} from "#site/data/request-context.ts";

export type ShellData = Awaited<ReturnType<typeof loadShell>>;

/**
 * Reads what surrounds every page of a language: menus, footer, currencies and what the visitor has chosen. A page stands
 * without any of it; whether there is a page is for its own loader to say.
 */
export async function loadShell({ request, url, context }: LoaderFunctionArgs) {
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const [currencies, areas, filterPages, footer] = await Promise.all([
    api.want("currencies"),
    api.want("areaNavigation"),
    api.want("filterPages"),
    api.want("footerLinks"),
  ]);
  context.set(commonPicturesContext, footer);
  const rates = currencies?.content ?? [dollar];
  const chosen = readPreferences(request.headers.get("Cookie"));
  const choice: VisitorChoice = {
    locale,
    ...chosen,
    currencyName: rates.find(({ code }) => code === chosen.currency)?.name ?? usDollar.code,
    rates,
  };
  return {
    choice,
    currencies: rates.map(({ code, name }) => ({ code, name })),
    menus: { areas: areas?.content ?? [], filterPages: filterPages ?? [] },
    footer: footer && { content: footer.content, company: footer.company },
    year: Number(context.get(todayContext).slice(0, 4)),
    origin: context.get(siteOriginContext),
  };
}

/** Where the API cannot tell the currencies, there is nothing else to choose. */
const dollar = { ...usDollar, name: usDollar.code };
