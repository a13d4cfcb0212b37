import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useSearchParams } from "react-router";
import { parseHomeList, parseHomeOrder } from "#contract/home-list.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { explainedPrice, pricesOfDay } from "#site/components/price-view.server.ts";
import { apiFor, type ApiClient } from "#site/data/api-client.ts";
import { projectCardView } from "#site/components/project-card-view.server.ts";
import { visitorIn } from "#site/data/visitor.server.ts";
import type { ListedHomes } from "#site/features/shortlist/rows.ts";
import { Shortlist } from "#site/features/shortlist/shortlist.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { siteOriginContext, todayContext } from "#site/data/request-context.ts";
import { named } from "#site/data/route-middleware.ts";
import { sheets } from "#site/styles/sheets.ts";
import { leadsBack, shouldReloadPage } from "#site/layout/should-revalidate.ts";
import shortlistSheet from "#site/styles/sheets/shortlist.css?url";
import type { Route } from "./+types/shortlist.ts";

export const middleware = named("not-indexed");

export const links = sheets(shortlistSheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const asked = parseHomeList(url.searchParams, "shortlist");
  const visitor = await visitorIn(args);
  const api = apiFor(context, visitor.locale);
  return {
    listed:
      asked.length === 0 ? { homes: [], withdrawn: [] } : await readListed(api, asked, visitor),
    prices: pricesOfDay(context.get(todayContext), visitor),
    origin: context.get(siteOriginContext),
  };
}

async function readListed(
  api: ApiClient,
  asked: readonly string[],
  visitor: Visitor,
): Promise<ListedHomes> {
  const { content, withdrawn } = await api.need("referencedProjects", {
    query: { homes: asked.join() },
  });
  const homes = content.map((project) => ({
    ...projectCardView(project, visitor),
    price: explainedPrice(project.startFromUsd, visitor),
    priceUsd: project.startFromUsd,
  }));
  return { homes, withdrawn };
}

/** Removing and reordering need no new data, so they work offline too. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl } = args;
  const isOther = currentUrl.pathname !== nextUrl.pathname || leadsBack(args);
  if (isOther) return shouldReloadPage(args);
  const shown = parseHomeList(currentUrl.searchParams, "shortlist");
  const asked = parseHomeList(nextUrl.searchParams, "shortlist");
  return asked.some((home) => !shown.includes(home));
}

export function meta({ location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  return pageHead({
    locale,
    title: translatorFor(locale, "kept")("shortlist"),
    description: translatorFor(locale, "shortlist")("lede"),
    indexed: false,
  });
}

export default function ShortlistPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <main id="main">
      <section className="wrap section section--flush kept-page">
        <Shortlist
          homes={parseHomeList(query, "shortlist")}
          order={parseHomeOrder(query)}
          {...loaderData}
        />
      </section>
    </main>
  );
}
