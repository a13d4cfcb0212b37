import { useTranslations } from "use-intl";
import type { Listing as ListingResponse } from "#contract/listing.ts";
import { parseSearchCriteria, writeSearchCriteria } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import { Paging } from "#site/components/paging.tsx";
import { RateNote } from "#site/components/price-figure.tsx";
import { ProjectGrid } from "#site/components/project-grid.tsx";
import { apiFor } from "#site/data/api-client.ts";
import { loadAlternatives, loadInterpretedQuery } from "#site/data/listing-search.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { redirectOr404 } from "#site/data/redirect-or-404.ts";
import { pagedDescription, pagedTitle, assertPageExists } from "#site/data/paged-list.ts";
import {
  criteriaContext,
  sharePictureContext,
  localizedSite,
  type LocalizedSite,
} from "#site/data/request-context.ts";
import { loadVisitor } from "#site/data/visitor.server.ts";
import { PendingSelectionProvider } from "#site/features/search/pending-selection.tsx";
import { Filters } from "#site/features/search/filters.tsx";
import {
  redirectForm,
  requireCanonicalSelection,
  requireCanonicalPath,
  isScopeOfPath,
} from "#site/features/search/listing-redirects.server.ts";
import { ListingHeader } from "#site/features/search/listing-header.tsx";
import { listingNames, listingBreadcrumbs } from "#site/features/search/listing-names.server.ts";
import { listingView } from "#site/features/search/listing-view.server.ts";
import { ListingContact } from "#site/features/search/listing-contact.tsx";
import { EmptyResult } from "#site/features/search/empty-result.tsx";
import { Results, ResultsSummary } from "#site/features/search/results-summary.tsx";
import {
  allCountries,
  listingSelection,
  interpretedSelection,
} from "#site/features/search/listing-selection.ts";
import { listingCanonicalPath, type CanonicalHandle } from "#site/seo/canonical-path.ts";
import { pageMeta } from "#site/seo/page-meta.ts";
import { itemList, projectPaths } from "#site/seo/structured-data/item-list.server.ts";
import { addJsonLd } from "#site/seo/structured-data/json-ld.server.tsx";
import { breadcrumbList } from "#site/seo/structured-data/breadcrumbs.server.ts";
import { sheets } from "#site/styles/sheets.ts";
import listingSheet from "#site/styles/sheets/listing.css?url";
import type { Route } from "./+types/listing.ts";

export { shouldRevalidatePage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(listingSheet);

export const handle: CanonicalHandle = { canonicalPath: listingCanonicalPath };

export async function loader(args: Route.LoaderArgs) {
  const { url, context, params } = args;
  const locale = localeOfPath(url.pathname);
  const parsedCriteria = context.get(criteriaContext);
  requireCanonicalPath(locale, params, url.search);
  if (parsedCriteria === null) redirectForm(locale, params, url.searchParams);

  const api = apiFor(context, locale);
  const criteria = parsedCriteria ?? parseSearchCriteria(url.searchParams);
  const { country, type = allCountries, city } = params;
  const [listing, visitor] = await Promise.all([
    api.get("listing", { params: { type, second: city ?? country }, query: criteria }),
    loadVisitor(args),
  ]);
  if (listing === null || !isScopeOfPath(listing.scope, params)) {
    throw await redirectOr404(api, url.pathname, url.search);
  }
  const { scope, page } = listing;
  const requested = listingSelection(country, scope, criteria);
  requireCanonicalSelection(locale, requested, { pathname: url.pathname, criteria, scope, city });
  assertPageExists(page);

  const interpreted = interpretedSelection(requested, listing.search);
  const [typedQuery, alternatives] = await Promise.all([
    loadInterpretedQuery(api, requested, listing.search),
    loadAlternatives(api, listing, { requested, interpreted }),
  ]);
  const result = { listing, requested, interpreted, typedQuery, alternatives };
  const names = listingNames(result, locale);
  const isUnfiltered = writeSearchCriteria({ ...criteria, page: 1 }).size === 0;

  context.set(sharePictureContext, listing.sharePicture);
  if (isUnfiltered && page.total > 0)
    addJsonLd(context, ...listingJsonLd(listing, localizedSite(context, locale)));
  return {
    head: {
      title: pagedTitle(locale, names.title, page),
      description: pagedDescription(locale, names.description, page),
      // A filtered page names the whole listing as canonical; typed searches are not indexed.
      indexed: isUnfiltered ? page.total > 0 : requested.criteria.query === "",
    },
    isUnfiltered,
    canonicalListing:
      scope.listedAs && linkTo(locale, "listing", { country, type: scope.listedAs }),
    view: listingView(result, names, visitor),
  };
}

function listingJsonLd({ content, page, scope }: ListingResponse, site: LocalizedSite) {
  const projects = itemList(projectPaths(content, site.locale), site.origin, page);
  return [projects, breadcrumbList(site, listingBreadcrumbs(scope, site.locale))] as const;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageMeta({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function Listing({ loaderData: { view } }: Route.ComponentProps) {
  const t = useTranslations("listing");
  return (
    <main id="main">
      <ListingHeader header={view.header} />
      <PendingSelectionProvider view={view}>
        <Filters filters={view.filters} total={view.total} />
        <div className="wrap">
          <ResultsSummary view={view} />
          <Results>
            <h2 className="visually-hidden">{t("results")}</h2>
            {view.emptyResult === null ? (
              <>
                <ProjectGrid projects={view.projects} isFirstOnPage />
                <RateNote />
                <Paging paging={view.paging} />
              </>
            ) : (
              <EmptyResult
                result={view.emptyResult}
                country={view.filters.country}
                adviserRequest={view.adviserRequest}
              />
            )}
          </Results>
        </div>
      </PendingSelectionProvider>
      <ListingContact request={view.adviserRequest} />
    </main>
  );
}
