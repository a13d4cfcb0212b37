import type { ShouldRevalidateFunctionArgs } from "react-router";
import { useSearchParams } from "react-router";
import { parseSavedList, parseSavedListOrder } from "#contract/saved-list.ts";
import { translatorFor } from "#i18n/messages.ts";
import type { Visitor } from "#i18n/visitor.tsx";
import { explainedPrice, priceDateNote } from "#site/components/price-view.server.ts";
import { apiFor, type ApiClient } from "#site/data/api-client.ts";
import { projectCardView } from "#site/components/project-card-view.server.ts";
import { loadVisitor } from "#site/data/visitor.server.ts";
import type { ShortlistProjects } from "#site/features/shortlist/shortlist-rows.ts";
import { Shortlist } from "#site/features/shortlist/shortlist.tsx";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { siteOriginContext, todayContext } from "#site/data/request-context.ts";
import { routeMiddleware } from "#site/data/route-middleware.ts";
import { sheets } from "#site/styles/sheets.ts";
import { isSamePage, shouldRevalidatePage } from "#site/layout/should-revalidate.ts";
import shortlistSheet from "#site/styles/sheets/shortlist.css?url";
import type { Route } from "./+types/shortlist.ts";

export const middleware = routeMiddleware("noindex");

export const links = sheets(shortlistSheet);

export async function loader(args: Route.LoaderArgs) {
  const { url, context } = args;
  const references = parseSavedList(url.searchParams, "shortlist");
  const visitor = await loadVisitor(args);
  const api = apiFor(context, visitor.locale);
  return {
    listed:
      references.length === 0
        ? { projects: [], withdrawn: [] }
        : await loadListedProjects(api, references, visitor),
    prices: priceDateNote(context.get(todayContext), visitor),
    origin: context.get(siteOriginContext),
  };
}

async function loadListedProjects(
  api: ApiClient,
  references: readonly string[],
  visitor: Visitor,
): Promise<ShortlistProjects> {
  const { content, withdrawn } = await api.getRequired("referencedProjects", {
    query: { homes: references.join() },
  });
  const projects = content.map((project) => ({
    ...projectCardView(project, visitor),
    price: explainedPrice(project.startFromUsd, visitor),
    priceUsd: project.startFromUsd,
  }));
  return { projects, withdrawn };
}

/** Removing and reordering need no new data, so they work offline too. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl } = args;
  const isListChange = currentUrl.pathname === nextUrl.pathname && !isSamePage(args);
  if (!isListChange) return shouldRevalidatePage(args);
  const shown = parseSavedList(currentUrl.searchParams, "shortlist");
  const next = parseSavedList(nextUrl.searchParams, "shortlist");
  return next.some((reference) => !shown.includes(reference));
}

export function meta({ location }: Route.MetaArgs) {
  const locale = localeOfPath(location.pathname);
  return pageMeta({
    locale,
    title: translatorFor(locale, "saved_projects")("shortlist"),
    description: translatorFor(locale, "shortlist")("lede"),
    indexed: false,
  });
}

export default function ShortlistPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  return (
    <main id="main">
      <section className="wrap section section--flush shortlist-page">
        <Shortlist
          requested={parseSavedList(query, "shortlist")}
          order={parseSavedListOrder(query)}
          {...loaderData}
        />
      </section>
    </main>
  );
}
