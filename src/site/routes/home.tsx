import { data } from "react-router";
import { apiFor } from "#site/data/api-client.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { renderMarkdown } from "#site/data/markdown.server.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { siteOriginContext, todayContext } from "#site/data/request-context.ts";
import { loadVisitor } from "#site/data/visitor.server.ts";
import { HomePage } from "#site/features/home/home-page.tsx";
import { homeView } from "#site/features/home/home-view.server.ts";
import { sheets } from "#site/styles/sheets.ts";
import homeSheet from "#site/styles/sheets/home.css?url";
import { realEstateAgent } from "#site/seo/structured-data/company.server.ts";
import { addJsonLd } from "#site/seo/structured-data/json-ld.server.tsx";
import type { Route } from "./+types/home.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(homeSheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const api = apiFor(context, localeOfPath(url.pathname));
  const [page, areas, types, filterPages, currencies, footer, visitor] = await Promise.all([
    api.get("homePage"),
    api.getOptional("areaNavigation"),
    api.getOptional("propertyTypes"),
    api.getOptional("filterPages"),
    api.getOptional("currencies"),
    api.getOptional("footerLinks"),
    loadVisitor(args),
  ]);
  if (page === null) throw data(null, { status: 404 });
  const company = footer?.company ?? null;
  const rates = currencies?.content ?? null;
  if (company !== null)
    addJsonLd(context, realEstateAgent(company, context.get(siteOriginContext)));
  const { title, description } = page;
  const today = context.get(todayContext);
  return {
    head: { title, description },
    view: homeView(
      { page, htmlOf: renderMarkdown, areas, types, filterPages, rates, company, today },
      visitor,
    ),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageMeta({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <HomePage view={loaderData.view} />
    </main>
  );
}
