import { localeFacts } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/data/api-client.ts";
import { CountryPage } from "#site/features/overview/country-page.tsx";
import { countryView } from "#site/features/overview/country-view.server.ts";
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
import type { Route } from "./+types/country.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export async function loader(args: Route.LoaderArgs) {
  const { url, context, params } = args;
  const { pathname } = url;
  const locale = localeOfPath(pathname);
  const api = apiFor(context, locale);
  const [visitor, region, listing, filterPages] = await Promise.all([
    loadVisitor(args),
    api.get("cities", { params: { country: params.country } }),
    api.getOptional("listing", {
      params: { type: "properties", second: params.country },
      query: { limit: 6 },
    }),
    api.getOptional("filterPages"),
  ]);
  if (region === null) throw await redirectOr404(api, pathname, url.search);
  const { country, content: cities } = region;
  const { name, nameIn, summary } = country;
  context.set(sharePictureContext, country.sharePicture);
  const site = localizedSite(context, locale);
  addJsonLd(
    context,
    ...projectItemLists(listing?.content ?? [], site),
    breadcrumbList(site, [{ name, to: pathname }]),
  );
  const t = translatorFor(locale, "overview.country");
  const introHtml = renderMarkdown(country.intro);
  return {
    head: {
      title: t("title", { name, place: nameIn }),
      description: truncateText(summary, localeFacts[locale].iso),
    },
    view: countryView(
      { country, cities, introHtml, listing, filterPages: filterPages ?? [] },
      visitor,
    ),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageMeta({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function Country({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <CountryPage view={loaderData.view} />
    </main>
  );
}
