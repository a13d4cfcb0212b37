import type { LoaderFunctionArgs } from "react-router";
import { usDollar, type VisitorCurrency } from "#i18n/visitor-currency.ts";
import type { VisitorChoice } from "#i18n/visitor-choice.tsx";
import type { AreaNavigation } from "#contract/region.ts";
import type { Company, Currency } from "#contract/settings.ts";
import { apiFor } from "#site/api-client.ts";
import { citiesByCountry, type CountryCities } from "#site/features/navigation/page-place.ts";
import { readPreferences } from "#site/features/preferences/preference-cookies.ts";
import { localeOfPath } from "#site/locale-of-path.ts";

/** What the parts of every page are drawn from. */
export interface Around {
  /** Null where it could not be had. */
  company: Company | null;
  places: readonly CountryCities[];
  choice: VisitorChoice;
}

/** Reads it for a request. The API is asked once a request, whoever asks for it. */
export async function readAround({
  request,
  url,
  context,
}: Pick<LoaderFunctionArgs, "request" | "url" | "context">): Promise<Around> {
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const [areas, currencies, footer] = await Promise.all([
    api.want("areaNavigation"),
    api.want("currencies"),
    api.want("footerLinks"),
  ]);
  const chosen = readPreferences(request.headers.get("Cookie"));
  return {
    company: footer?.company ?? null,
    places: placesOf(areas?.content ?? noAreas),
    choice: {
      locale,
      rates: ratesOf(currencies?.content ?? dollarAlone),
      currencyName: nameOf(chosen.currency, currencies?.content ?? []),
      ...chosen,
    },
  };
}

const noAreas: AreaNavigation["content"] = [];
const placesIn = new WeakMap<AreaNavigation["content"], readonly CountryCities[]>();

/** Of areas that are known for longer than one page, once, and frozen as they are. */
function placesOf(areas: AreaNavigation["content"]): readonly CountryCities[] {
  const places = placesIn.get(areas) ?? Object.freeze(citiesByCountry(areas));
  placesIn.set(areas, places);
  return places;
}

const dollarAlone: readonly VisitorCurrency[] = [usDollar];
const ratesIn = new WeakMap<readonly VisitorCurrency[], readonly VisitorCurrency[]>();

/** Without the names, which the menu of preferences alone says; once for as long as the currencies are known. */
function ratesOf(currencies: readonly (VisitorCurrency & { name?: string })[]) {
  const rates =
    ratesIn.get(currencies) ?? Object.freeze(currencies.map(({ name: _, ...rate }) => rate));
  ratesIn.set(currencies, rates);
  return rates;
}

function nameOf(chosen: string, currencies: readonly Currency[]): string {
  return currencies.find(({ code }) => code === chosen)?.name ?? usDollar.code;
}
