import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/data/api-client.ts";
import { CityPage } from "#site/features/overview/city-page.tsx";
import { cityView } from "#site/features/overview/city-view.server.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { renderMarkdown } from "#site/data/markdown.server.ts";
import { redirectOr404 } from "#site/data/redirect-or-404.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { sharePictureContext, localizedSite } from "#site/data/request-context.ts";
import { truncateText } from "#site/data/truncate-text.ts";
import { loadVisitor } from "#site/data/visitor.server.ts";
import { projectItemLists } from "#site/seo/structured-data/item-list.server.ts";
import { addJsonLd } from "#site/seo/structured-data/json-ld.server.tsx";
import { breadcrumbList } from "#site/seo/structured-data/breadcrumbs.server.ts";
import type { Route } from "./+types/city.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export async function loader(args: Route.LoaderArgs) {
  const { url, context, params } = args;
  const { pathname } = url;
  const locale = localeOfPath(pathname);
  const api = apiFor(context, locale);
  const [visitor, guide, listing] = await Promise.all([
    loadVisitor(args),
    api.get("towns", { params: { city: params.city }, query: { limit: 48 } }),
    api.getOptional("listing", {
      params: { type: "properties", second: params.city },
      query: { limit: 6 },
    }),
  ]);
  if (guide === null || guide.city.country.slug !== params.country) {
    throw await redirectOr404(api, pathname, url.search);
  }
  const { city, content: towns } = guide;
  context.set(sharePictureContext, city.sharePicture);
  const { name, nameIn, summary } = city;
  const site = localizedSite(context, locale);
  addJsonLd(
    context,
    ...projectItemLists(listing?.content ?? [], site),
    breadcrumbList(site, [
      {
        name: city.country.name,
        to: linkTo(locale, "country", { country: city.country.slug }),
      },
      { name, to: pathname },
    ]),
  );
  const t = translatorFor(locale, "overview.city");
  const introHtml = renderMarkdown(city.intro);
  return {
    head: {
      title: t("title", { name, place: nameIn }),
      description: truncateText(summary, localeFacts[locale].iso),
    },
    view: cityView({ city, towns, introHtml, listing }, visitor),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageMeta({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function City({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <CityPage view={loaderData.view} />
    </main>
  );
}
