import { linkTo } from "#domain/links.ts";
import { localeFacts } from "#domain/locale.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/data/api-client.ts";
import { buyerQuestions } from "#site/data/buyer-questions.server.ts";
import { loadPlaceChart } from "#site/data/load-place-chart.ts";
import { placeCosts } from "#site/features/guide/place-costs.server.ts";
import { TownGuidePage } from "#site/features/guide/town-guide-page.tsx";
import { projectsForSale, townGuideView } from "#site/features/guide/town-guide-view.server.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { renderMarkdown } from "#site/data/markdown.server.ts";
import { redirectOr404 } from "#site/data/redirect-or-404.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { sharePictureContext, localizedSite, todayContext } from "#site/data/request-context.ts";
import { truncateText } from "#site/data/truncate-text.ts";
import { loadVisitor } from "#site/data/visitor.server.ts";
import { sheets } from "#site/styles/sheets.ts";
import guideSheet from "#site/styles/sheets/guide.css?url";
import { projectItemLists } from "#site/seo/structured-data/item-list.server.ts";
import { addJsonLd } from "#site/seo/structured-data/json-ld.server.tsx";
import { breadcrumbList } from "#site/seo/structured-data/breadcrumbs.server.ts";
import type { Route } from "./+types/town-guide.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(guideSheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context, params } = args;
  const { pathname } = url;
  const locale = localeOfPath(pathname);
  const api = apiFor(context, locale);
  const [visitor, guide, contact, currencies] = await Promise.all([
    loadVisitor(args),
    api.get("town", { params: { a: params.city, b: params.town } }),
    api.getOptional("page", { params: { slug: "contact-us" } }),
    api.getOptional("currencies"),
  ]);
  if (guide === null) throw await redirectOr404(api, pathname, url.search);
  const { town, content: projects, purchase } = guide;
  context.set(sharePictureContext, town.sharePicture);
  const [city, country] = [town.city.slug, town.country.slug];
  const place = { city, usdPerM2: town.facts.averagePriceUsdPerM2 };
  const chart = await loadPlaceChart(api, town.center, { country, city });
  const site = localizedSite(context, locale);
  addJsonLd(
    context,
    ...projectItemLists(projectsForSale(projects).shown, site),
    breadcrumbList(site, [
      { name: town.country.name, to: linkTo(locale, "country", { country }) },
      { name: town.city.name, to: linkTo(locale, "city-guide", { city }) },
      { name: town.name, to: pathname },
    ]),
  );
  const names = { name: town.name, city: town.city.name };
  return {
    head: {
      title: translatorFor(locale, "guide.town")("title", names),
      description: truncateText(town.summary, localeFacts[locale].iso),
    },
    view: townGuideView(
      {
        guide,
        introHtml: renderMarkdown(town.intro),
        chapters: town.guide.map(({ heading, body }) => ({
          heading,
          bodyHtml: renderMarkdown(body),
        })),
        chart,
        costs: currencies && placeCosts(purchase, currencies.content, place),
        questions: buyerQuestions(contact, country),
        today: context.get(todayContext),
      },
      visitor,
    ),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageMeta({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function TownGuide({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <TownGuidePage view={loaderData.view} />
    </main>
  );
}
