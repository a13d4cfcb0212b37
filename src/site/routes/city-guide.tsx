import { parsePageQuery } from "#contract/page-query.ts";
import type { PurchaseRules } from "#contract/purchase-rules.ts";
import { linkTo } from "#domain/links.ts";
import { statusesForSale } from "#domain/vocabulary.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor, type ApiClient } from "#site/data/api-client.ts";
import { buyerQuestions } from "#site/data/buyer-questions.server.ts";
import { loadPlaceChart } from "#site/data/load-place-chart.ts";
import { CityGuidePage } from "#site/features/guide/city-guide-page.tsx";
import { cityGuideView } from "#site/features/guide/city-guide-view.server.ts";
import { placeCosts } from "#site/features/guide/place-costs.server.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { renderMarkdown } from "#site/data/markdown.server.ts";
import { redirectOr404 } from "#site/data/redirect-or-404.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { pagedDescription, pagedTitle, assertPageExists } from "#site/data/paged-list.ts";
import { sharePictureContext, localizedSite, todayContext } from "#site/data/request-context.ts";
import { loadVisitor } from "#site/data/visitor.server.ts";
import { sheets } from "#site/styles/sheets.ts";
import guideSheet from "#site/styles/sheets/guide.css?url";
import { projectItemLists } from "#site/seo/structured-data/item-list.server.ts";
import { addJsonLd } from "#site/seo/structured-data/json-ld.server.tsx";
import { breadcrumbList } from "#site/seo/structured-data/breadcrumbs.server.ts";
import type { Route } from "./+types/city-guide.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(guideSheet);

/** A town in the city's place redirects to its full path. */
export async function loader(args: Route.LoaderArgs) {
  const { url, context, params } = args;
  const { pathname, searchParams } = url;
  const locale = localeOfPath(pathname);
  const api = apiFor(context, locale);
  const slug = params.city;
  const [visitor, guide, listing, similar, contact, currencies] = await Promise.all([
    loadVisitor(args),
    api.get("towns", { params: { city: slug }, query: parsePageQuery(searchParams) }),
    api.getOptional("listing", {
      params: { type: "properties", second: slug },
      query: { limit: 3, status: statusesForSale },
    }),
    api.getOptional("similarRegions", { params: { a: "city", b: slug } }),
    api.getOptional("page", { params: { slug: "contact-us" } }),
    api.getOptional("currencies"),
  ]);
  if (guide === null) throw await redirectOr404(api, pathname, url.search);
  const { city, content: towns, page } = guide;
  assertPageExists(page);
  context.set(sharePictureContext, city.sharePicture);
  const country = city.country.slug;
  const place = { city: slug, usdPerM2: city.facts.averagePriceUsdPerM2 };
  const [rules, chart] = await Promise.all([
    purchaseRules(api, { city: slug, town: towns[0]?.slug, project: listing?.content[0]?.slug }),
    towns.length === 0 ? loadPlaceChart(api, city.center, { country, city: slug }) : null,
  ]);
  const t = translatorFor(locale, "guide.city");
  const site = localizedSite(context, locale);
  addJsonLd(
    context,
    ...projectItemLists(listing?.content ?? [], site),
    breadcrumbList(site, [
      { name: city.country.name, to: linkTo(locale, "country", { country }) },
      { name: city.name, to: linkTo(locale, "city", { country, city: slug }) },
      { name: t("breadcrumb"), to: pathname },
    ]),
  );
  return {
    head: {
      title: pagedTitle(locale, t("title", { name: city.name }), page),
      description: pagedDescription(locale, t("description", { name: city.name }), page),
    },
    view: cityGuideView(
      {
        guide,
        introHtml: renderMarkdown(city.intro),
        chapters: city.guide.map(({ heading, body }) => ({
          heading,
          bodyHtml: renderMarkdown(body),
        })),
        chart,
        costs: rules && currencies && placeCosts(rules, currencies.content, place),
        listing,
        questions: buyerQuestions(contact, country),
        similar: similar?.content ?? [],
        today: context.get(todayContext),
      },
      visitor,
    ),
  };
}

/** A country's rules come with each of its towns and projects; null where the city has neither. */
async function purchaseRules(
  api: ApiClient,
  {
    city,
    town,
    project,
  }: { city: string; town?: string | undefined; project?: string | undefined },
): Promise<PurchaseRules | null> {
  const source =
    town !== undefined
      ? await api.getOptional("town", { params: { a: city, b: town } })
      : project !== undefined
        ? await api.getOptional("project", { params: { a: city, b: project } })
        : null;
  return source && source.purchase;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageMeta({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function CityGuide({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <CityGuidePage view={loaderData.view} />
    </main>
  );
}
