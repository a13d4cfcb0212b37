import { useTranslations } from "use-intl";
import type { Listing as FoundProjects } from "#contract/listing.ts";
import { parseSearchCriteria, searchQuery } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import { Paging } from "#site/components/paging.tsx";
import { RateNote } from "#site/components/price-figure.tsx";
import { ProjectShelf } from "#site/components/project-shelf.tsx";
import { apiFor } from "#site/data/api-client.ts";
import { foundInstead, typedSearch } from "#site/data/listing-search.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { movedOrMissing } from "#site/data/moved-or-missing.ts";
import { pagedDescription, pagedTitle, refusePastEnd } from "#site/data/paged-list.ts";
import {
  criteriaContext,
  sharePictureContext,
  siteIn,
  type SiteIn,
} from "#site/data/request-context.ts";
import { visitorIn } from "#site/data/visitor.server.ts";
import { ChoosingProvider } from "#site/features/search/choosing.tsx";
import { Filters } from "#site/features/search/filters.tsx";
import {
  redirectForm,
  refuseOtherPath,
  refuseOtherSpellings,
  standsUnder,
} from "#site/features/search/listing-address.server.ts";
import { ListingHead } from "#site/features/search/listing-head.tsx";
import { listingNames, listingSteps } from "#site/features/search/listing-names.server.ts";
import { listingView } from "#site/features/search/listing-view.server.ts";
import { NoneOfThese } from "#site/features/search/none-of-these.tsx";
import { NothingFound } from "#site/features/search/nothing-found.tsx";
import { Found, ResultsLine } from "#site/features/search/results-line.tsx";
import { everywhere, selectionOf, understoodSelection } from "#site/features/search/selection.ts";
import { listingAddress, type CanonicalHandle } from "#site/seo/canonical-address.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { itemList, projectPaths } from "#site/seo/structured-data/item-list.server.ts";
import { tell } from "#site/seo/structured-data/structured-data.server.tsx";
import { trail } from "#site/seo/structured-data/trail.server.ts";
import { sheets } from "#site/styles/sheets.ts";
import listingSheet from "#site/styles/sheets/listing.css?url";
import type { Route } from "./+types/listing.ts";

export { shouldReloadPage as shouldRevalidate } from "#site/layout/should-revalidate.ts";

export const links = sheets(listingSheet);

export const handle: CanonicalHandle = { canonicalAddress: listingAddress };

export async function loader(args: Route.LoaderArgs) {
  const { url, context, params } = args;
  const locale = localeOfPath(url.pathname);
  const known = context.get(criteriaContext);
  refuseOtherSpellings(locale, params, url.search);
  if (known === null) redirectForm(locale, params, url.searchParams);

  const api = apiFor(context, locale);
  const criteria = known ?? parseSearchCriteria(url.searchParams);
  const { country, type = everywhere, city } = params;
  const [listing, visitor] = await Promise.all([
    api.get("listing", { params: { type, second: city ?? country }, query: criteria }),
    visitorIn(args),
  ]);
  if (listing === null || !standsUnder(listing.scope, params)) {
    throw await movedOrMissing(api, url.pathname, url.search);
  }
  const { scope, page } = listing;
  const asked = selectionOf(country, scope, criteria);
  refuseOtherPath(locale, asked, { pathname: url.pathname, criteria, scope, city });
  refusePastEnd(page);

  const selection = understoodSelection(asked, listing.search);
  const [search, instead] = await Promise.all([
    typedSearch(api, asked, listing.search),
    foundInstead(api, listing, { asked, selection }),
  ]);
  const found = { listing, asked, selection, search, instead };
  const names = listingNames(found, locale);
  const isWhole = searchQuery({ ...criteria, page: 1 }).size === 0;

  context.set(sharePictureContext, listing.sharePicture);
  if (isWhole && page.total > 0) tell(context, ...homesAndTrail(listing, siteIn(context, locale)));
  return {
    head: {
      title: pagedTitle(locale, names.title, page),
      description: pagedDescription(locale, names.description, page),
      // A filtered page names the whole listing as canonical; typed searches are not indexed.
      indexed: isWhole ? page.total > 0 : asked.criteria.query === "",
    },
    isWhole,
    twin: scope.listedAs && linkTo(locale, "listing", { country, type: scope.listedAs }),
    view: listingView(found, names, visitor),
  };
}

function homesAndTrail({ content, page, scope }: FoundProjects, site: SiteIn) {
  const homes = itemList(projectPaths(content, site.locale), site.origin, page);
  return [homes, trail(site, listingSteps(scope, site.locale))] as const;
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  return pageHead({ locale: localeOfPath(location.pathname), ...loaderData.head });
}

export default function Listing({ loaderData: { view } }: Route.ComponentProps) {
  const t = useTranslations("listing");
  return (
    <main id="main">
      <ListingHead head={view.head} />
      <ChoosingProvider view={view}>
        <Filters filters={view.filters} total={view.total} />
        <div className="wrap">
          <ResultsLine view={view} />
          <Found>
            <h2 className="vh">{t("results")}</h2>
            {view.instead === null ? (
              <>
                <ProjectShelf projects={view.projects} leads />
                <RateNote />
                <Paging paging={view.paging} />
              </>
            ) : (
              <NothingFound
                instead={view.instead}
                country={view.filters.country}
                asking={view.asking}
              />
            )}
          </Found>
        </div>
      </ChoosingProvider>
      <NoneOfThese asking={view.asking} />
    </main>
  );
}
