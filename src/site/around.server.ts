import type { LoaderFunctionArgs } from "react-router";
import { usDollar, type VisitorCurrency } from "#i18n/visitor-currency.ts";
import type { VisitorChoice } from "#i18n/visitor-choice.tsx";
import type { AreaNavigation } from "#contract/region.ts";
import type { Company, Currency } from "#contract/settings.ts";
import { apiFor, type ApiClient } from "#site/api-client.ts";
import { citiesByCountry, type CountryCities } from "#site/features/navigation/page-place.ts";
import { readPreferences } from "#site/features/preferences/preference-cookies.ts";
import { localeOfPath } from "#site/locale-of-path.ts";

/** What the parts of every page are drawn from. */
export interface Around extends Pick<CommonFacts, "company" | "places"> {
  choice: VisitorChoice;
}

/** What is the same on every page of a language. */
export interface CommonFacts {
  /** Null where it could not be had. */
  company: Company | null;
  places: readonly CountryCities[];
  rates: readonly VisitorCurrency[];
}

export type AroundArgs = Pick<LoaderFunctionArgs, "request" | "url" | "context">;

/** Reads it for a request. The API is asked once a request, whoever asks for it. */
export async function readAround(args: AroundArgs): Promise<Around> {
  const [{ facts }, choice] = await Promise.all([
    readFacts(apiFor(args.context, localeOfPath(args.url.pathname))),
    readChoice(args),
  ]);
  const { company, places, rates } = facts;
  return { company, places, choice: { ...choice, rates } };
}

/** Reads the facts; they are whole unless some could not be had. */
export async function readFacts(
  api: ApiClient,
): Promise<{ facts: CommonFacts; areWhole: boolean }> {
  const [areas, currencies, footer] = await Promise.all([
    api.want("areaNavigation"),
    api.want("currencies"),
    api.want("footerLinks"),
  ]);
  const facts = {
    company: footer?.company ?? null,
    places: placesOf(areas?.content ?? noAreas),
    rates: ratesOf(currencies?.content ?? dollarAlone),
  };
  const areWhole = areas !== null && currencies !== null && footer !== null;
  return { facts: sameAsBefore(facts), areWhole };
}

const factsWith = new WeakMap<Company, CommonFacts>();

/** One object for as long as the API answers the same: what is made of it is made once. */
function sameAsBefore(facts: CommonFacts): CommonFacts {
  const { company, places, rates } = facts;
  if (company === null) return facts;
  const before = factsWith.get(company);
  if (before?.places === places && before.rates === rates) return before;
  factsWith.set(company, facts);
  return facts;
}

export type Chosen = Omit<VisitorChoice, "rates">;

/** Reads what the visitor has chosen. */
export async function readChoice({ request, url, context }: AroundArgs): Promise<Chosen> {
  const locale = localeOfPath(url.pathname);
  const currencies = await apiFor(context, locale).want("currencies");
  const chosen = readPreferences(request.headers.get("Cookie"));
  return {
    locale,
    currencyName: nameOf(chosen.currency, currencies?.content ?? []),
    ...chosen,
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
