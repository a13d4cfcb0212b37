import { data } from "react-router";
import { apiFor } from "#site/api-client.ts";
import { askedOften } from "#site/features/home/asked-often.ts";
import { examplePurchase } from "#site/features/home/example-purchase.server.ts";
import type { HomeView } from "#site/features/home/home-page.tsx";
import { localeOfPath } from "#site/locale-of-path.ts";
import { htmlOf } from "#site/markdown.server.ts";
import { pageHead } from "#site/page-head.ts";
import { hidden } from "#site/parts/still/hidden.ts";
import { stillPiece } from "#site/parts/still/still-part.ts";
import { Still } from "#site/parts/still/still.tsx";
import { siteOriginContext, todayContext } from "#site/request-context.ts";
import { sent } from "#site/sent.server.ts";
import { sheets } from "#site/sheets.ts";
import homeSheet from "#site/styles/sheets/home.css?url";
import { realEstateAgent } from "#site/structured-data/company.server.ts";
import { tell } from "#site/structured-data/told.server.ts";
import type { Route } from "./+types/home.ts";

export const links = sheets(homeSheet);

export async function loader({ request, url, context }: Route.LoaderArgs) {
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
    head: { title, description: hidden({ request }, description) },
    view: await sent({ request, url, context }, pagePiece, [view]),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageHead({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

const pagePiece = stillPiece("home", async () => {
  const { HomePage } = await import("#site/features/home/home-page.tsx");
  return HomePage;
});

export default function Home({ loaderData }: Route.ComponentProps) {
  return <Still as="main" id="main" sent={loaderData.view} />;
}
