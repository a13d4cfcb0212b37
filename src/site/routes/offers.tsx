import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/data/api-client.ts";
import { OffersPage, type OffersView } from "#site/features/offers/offers-page.tsx";
import { offersOn, offerView } from "#site/features/offers/offer-view.server.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { renderMarkdown } from "#site/data/markdown.server.ts";
import { loadVisitor } from "#site/data/visitor.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { sharePictureContext, localizedSite, todayContext } from "#site/data/request-context.ts";
import { sheets } from "#site/styles/sheets.ts";
import offersSheet from "#site/styles/sheets/offers.css?url";
import { itemList } from "#site/seo/structured-data/item-list.server.ts";
import { addJsonLd } from "#site/seo/structured-data/json-ld.server.tsx";
import { breadcrumbList } from "#site/seo/structured-data/breadcrumbs.server.ts";
import type { Route } from "./+types/offers.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(offersSheet);

/** Days are counted on the server: the page cache is cleared when the date changes. */
export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const locale = localeOfPath(url.pathname);
  const api = apiFor(context, locale);
  const today = context.get(todayContext);
  const [visitor, { content }] = await Promise.all([loadVisitor(args), api.getRequired("offers")]);
  const offers = offersOn(today, content).map(({ body, ...offer }) =>
    offerView({ ...offer, bodyHtml: renderMarkdown(body) }, visitor),
  );
  const t = translatorFor(locale, "offers");
  const site = localizedSite(context, locale);
  const paths = offers.map(({ slug }) => `${url.pathname}#${slug}`);
  context.set(sharePictureContext, "offers");
  addJsonLd(
    context,
    itemList(paths, site.origin),
    breadcrumbList(site, [{ name: t("title"), to: url.pathname }]),
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
  return pageMeta({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function Offers({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <OffersPage {...loaderData.view} />
    </main>
  );
}
