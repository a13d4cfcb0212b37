/** Loaders format figures for the visitor, so that server and browser cannot disagree. */
import type { LoaderFunctionArgs } from "react-router";
import { formatsFor } from "#i18n/format.ts";
import { visitorOf, type Visitor } from "#i18n/visitor.tsx";
import type { VisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { usDollar } from "#i18n/visitor-currency.ts";
import { apiFor } from "#site/data/api-client.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { readPreferences } from "#site/data/preference-cookies.ts";

type LoaderArgs = Pick<LoaderFunctionArgs, "request" | "url" | "context">;

/** Never fails: when the API cannot list the currencies, it falls back to the US dollar. */
export async function loadVisitorPreferences({
  request,
  url,
  context,
}: LoaderArgs): Promise<VisitorPreferences> {
  const locale = localeOfPath(url.pathname);
  const currencies = await apiFor(context, locale).getOptional("currencies");
  const rates = currencies?.content ?? [usDollar];
  const { currency, areaUnit } = readPreferences(request.headers.get("Cookie"));
  const rate = rates.find(({ code }) => code === currency) ?? usDollar;
  return {
    locale,
    currency: rate.code,
    areaUnit,
    rateDay: rate.asOf === null ? "" : formatsFor(locale).date(rate.asOf),
    rates,
  };
}

export async function loadVisitor(args: LoaderArgs): Promise<Visitor> {
  return visitorOf(await loadVisitorPreferences(args));
}
