import { data } from "react-router";
import { apiFor } from "#site/data/api-client.ts";
import { askedOften } from "#site/features/home/asked-often.ts";
import { examplePurchase } from "#site/features/home/example-purchase.server.ts";
import { HomePage, type HomeView } from "#site/features/home/home-page.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { htmlOf } from "#site/data/markdown.server.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { siteOriginContext, todayContext } from "#site/data/request-context.ts";
import { sheets } from "#site/styles/sheets.ts";
import homeSheet from "#site/styles/sheets/home.css?url";
import { realEstateAgent } from "#site/seo/structured-data/company.server.ts";
import { tell } from "#site/seo/structured-data/structured-data.server.tsx";
import type { Route } from "./+types/home.ts";

export const links = sheets(homeSheet);

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = apiFor(context, localeOfPath(url.pathname));
  const [page, areas, types, filterPages, currencies, footer] = await Promise.all([
    api.get("homePage"),
    api.want("areaNavigation"),
    api.want("propertyTypes"),
    api.want("filterPages"),
    api.want("currencies"),
    api.want("footerLinks"),
  ]);
  if (page === null) throw data(null, { status: 404 });
  if (footer !== null)
    tell(context, realEstateAgent(footer.company, context.get(siteOriginContext)));
  const { title, description, example, sections, ...shown } = page;
  const view: HomeView = {
    ...shown,
    highlights: example?.highlights.slice(0, 3) ?? [],
    sections: sections.map(({ body, ...section }) => ({ ...section, body: body && htmlOf(body) })),
    areas: areas?.content ?? [],
    types: types?.content.filter(({ projects }) => projects > 0) ?? [],
    filterPages: types && filterPages ? askedOften(filterPages, types.content) : [],
    example: example && currencies && examplePurchase(example, currencies.content),
    today: context.get(todayContext),
  };
  return {
    head: { title, description },
    view,
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
