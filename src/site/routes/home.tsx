import { data } from "react-router";
import { apiFor } from "#site/data/api-client.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { htmlOf } from "#site/data/markdown.server.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { siteOriginContext, todayContext } from "#site/data/request-context.ts";
import { visitorIn } from "#site/data/visitor.server.ts";
import { HomePage } from "#site/features/home/home-page.tsx";
import { homeView } from "#site/features/home/home-view.server.ts";
import { sheets } from "#site/styles/sheets.ts";
import homeSheet from "#site/styles/sheets/home.css?url";
import { realEstateAgent } from "#site/seo/structured-data/company.server.ts";
import { tell } from "#site/seo/structured-data/structured-data.server.tsx";
import type { Route } from "./+types/home.ts";

export { shouldReloadPage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(homeSheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const api = apiFor(context, localeOfPath(url.pathname));
  const [page, areas, types, filterPages, currencies, footer, visitor] = await Promise.all([
    api.get("homePage"),
    api.want("areaNavigation"),
    api.want("propertyTypes"),
    api.want("filterPages"),
    api.want("currencies"),
    api.want("footerLinks"),
    visitorIn(args),
  ]);
  if (page === null) throw data(null, { status: 404 });
  const company = footer?.company ?? null;
  const rates = currencies?.content ?? null;
  if (company !== null) tell(context, realEstateAgent(company, context.get(siteOriginContext)));
  const { title, description } = page;
  const today = context.get(todayContext);
  return {
    head: { title, description },
    view: homeView({ page, htmlOf, areas, types, filterPages, rates, company, today }, visitor),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageHead({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main">
      <HomePage view={loaderData.view} />
    </main>
  );
}
