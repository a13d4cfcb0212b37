import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/data/api-client.ts";
import { OffersPage, type OffersView } from "#site/features/offers/offers-page.tsx";
import { offersOn, offerView } from "#site/features/offers/offer-view.server.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { htmlOf } from "#site/data/markdown.server.ts";
import { visitorIn } from "#site/data/visitor.server.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { sharePictureContext, siteIn, todayContext } from "#site/data/request-context.ts";
import { sheets } from "#site/styles/sheets.ts";
import offersSheet from "#site/styles/sheets/offers.css?url";
import { itemList } from "#site/seo/structured-data/item-list.server.ts";
import { tell } from "#site/seo/structured-data/structured-data.server.tsx";
import { trail } from "#site/seo/structured-data/trail.server.ts";
import type { Route } from "./+types/offers.ts";

export { shouldReloadPage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(offersSheet);

/** Days are counted on the server alone: cached pages are dropped when the date changes. */
export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const today = context.get(todayContext);
  const [visitor, { content }] = await Promise.all([visitorIn(args), api.need("offers")]);
  const offers = offersOn(today, content).map(({ body, ...offer }) =>
    offerView({ ...offer, bodyHtml: htmlOf(body) }, visitor),
  );
  const t = translatorFor(locale, "offers");
  const site = siteIn(context, locale);
  const paths = offers.map(({ slug }) => `${url.pathname}#${slug}`);
  context.set(sharePictureContext, "offers");
  tell(
    context,
    itemList(paths, site.origin),
    trail(site, [{ name: t("title"), to: url.pathname }]),
  );
  const view: OffersView = {
    today: { iso: today, text: visitor.format.date(today) },
    offers,
  };
  return {
    head: { title: t("title"), description: t("description") },
    view,
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageHead({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <OffersPage {...loaderData.view} />
    </main>
  );
}
