import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { isFormQuery } from "#contract/form-query.ts";
import { parseSearchCriteria, searchQuery } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import { translatorFor } from "#i18n/messages.ts";
import { apiFor } from "#site/data/api-client.ts";
import { ChoosingProvider } from "#site/features/search/choosing.tsx";
import { Found } from "#site/features/search/found.tsx";
import { formTarget } from "#site/features/search/form-target.ts";
import { standsUnder } from "#site/features/search/listing-address.ts";
import { ListingHead } from "#site/features/search/listing-head.tsx";
import { listingNames } from "#site/features/search/listing-names.server.ts";
import { listingSteps } from "#site/features/search/listing-steps.ts";
import {
  everywhere,
  selectionHref,
  selectionOf,
  selectionPath,
  understoodSelection,
} from "#site/features/search/selection.ts";
import { ListingEnd } from "#site/features/search/listing-end.tsx";
import { ListingTrail } from "#site/features/search/listing-trail.tsx";
import type { ListingView } from "#site/features/search/listing-view.ts";
import { Corrected } from "#site/features/search/corrected.tsx";
import { Filters } from "#site/features/search/filters.tsx";
import { NoneOfThese } from "#site/features/search/none-of-these.tsx";
import { NothingFound } from "#site/features/search/nothing-found.tsx";
import { ResultsLine } from "#site/features/search/results-line.tsx";
import { listingAddress, type CanonicalHandle } from "#site/seo/canonical-address.ts";
import { foundInstead } from "#site/data/found-instead.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { movedOrMissing } from "#site/data/moved-or-missing.ts";
import { pageHead } from "#site/seo/page-head.ts";
import { pagedDescription, refusePastEnd } from "#site/data/paged-list.ts";
import { ProjectShelf } from "#site/components/project-shelf.tsx";
import { criteriaContext, sharePictureContext, siteIn } from "#site/data/request-context.ts";
import { sheets } from "#site/styles/sheets.ts";
import listingSheet from "#site/styles/sheets/listing.css?url";
import { itemList, projectPaths } from "#site/seo/structured-data/item-list.server.ts";
import { tell } from "#site/seo/structured-data/structured-data.server.tsx";
import { trail } from "#site/seo/structured-data/trail.server.ts";
import { typedSearch } from "#site/data/typed-search.ts";
import type { Route } from "./+types/listing.ts";

export const links = sheets(listingSheet);

export const handle: CanonicalHandle = { canonicalAddress: listingAddress };

export async function loader({ url, context, params }: Route.LoaderArgs) {
  const { pathname, searchParams } = url;
  const locale = localeOfPath(pathname);
  const { country, type, city } = params;
  if (type === everywhere) {
    throw redirect(linkTo(locale, "listing", { country, city }) + url.search, 308);
  }
  if (country === everywhere && (type ?? city) !== undefined) throw data(null, { status: 404 });
  const known = context.get(criteriaContext);
  if (known === null && isFormQuery(searchParams)) {
    const headers = { "Cache-Control": "no-store" }; // each form's address is another
    throw redirect(formTarget(locale, params, searchParams), { headers });
  }

  const api = apiFor(context, locale);
  const criteria = known ?? parseSearchCriteria(searchParams);
  const listing = await api.get("listing", {
    params: { type: type ?? everywhere, second: city ?? country },
    query: criteria,
  });
  if (listing === null || !standsUnder(listing.scope, params)) {
    throw await movedOrMissing(api, pathname, url.search);
  }
  const { scope, page, facets, content } = listing;
  const asked = selectionOf(country, scope, criteria);
  const saysTwice =
    (scope.type !== null && criteria.type.length > 0) ||
    (city !== undefined && criteria.city.length > 0);
  if (saysTwice || selectionPath(locale, asked) !== pathname) {
    throw redirect(selectionHref(locale, asked));
  }
  refusePastEnd(page);
  context.set(sharePictureContext, listing.sharePicture);
  const selection = understoodSelection(asked, listing.search);
  const [search, instead] = await Promise.all([
    typedSearch(api, asked, listing.search),
    foundInstead(api, listing, { asked, selection }),
  ]);
  const found = { selection, asked, search, scope, facets, page };
  const names = listingNames(found, locale);
  const description = pagedDescription(locale, names.description, page);
  const isWhole = searchQuery({ ...criteria, page: 1 }).size === 0;
  if (isWhole && page.total > 0) {
    const site = siteIn(context, locale);
    const steps = listingSteps(scope, locale, translatorFor(locale, "listing")("all"));
    tell(context, itemList(projectPaths(content, locale), site.origin, page), trail(site, steps));
  }
  const asksTown = selection.criteria.city.length + selection.criteria.town.length > 0;
  const view: ListingView = {
    ...found,
    names: { ...names, description },
    // Nobody is asked for a town before a city.
    facets: asksTown ? facets : { ...facets, town: [] },
  };
  return {
    view,
    projects: content,
    instead,
    isWhole,
    ...(scope.listedAs !== null && {
      twin: linkTo(locale, "listing", { country, type: scope.listedAs }),
    }),
  };
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const locale = localeOfPath(location.pathname);
  const { view, isWhole } = loaderData;
  const { title, description } = view.names;
  // Narrowed, it names the whole listing as its canonical address. What somebody typed is listed nowhere.
  const indexed = isWhole ? view.page.total > 0 : view.asked.criteria.query === "";
  return pageHead({ locale, title, description, indexed });
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  const { view, projects, instead } = loaderData;
  const t = useTranslations("listing");
  return (
    <main id="main">
      <ListingHead
        view={view}
        trail={<ListingTrail scope={view.scope} crumb={view.names.crumb} />}
        corrected={<Corrected view={view} />}
      />
      <ChoosingProvider view={view}>
        <Filters view={view} />
        <div className="wrap">
          <ResultsLine view={view} />
          <Found>
            <h2 className="vh">{t("results")}</h2>
            {instead === null ? (
              <>
                <ProjectShelf projects={projects} leads />
                <ListingEnd asked={view.asked} page={view.page} />
              </>
            ) : (
              <NothingFound view={view} instead={instead} />
            )}
          </Found>
        </div>
      </ChoosingProvider>
      <NoneOfThese view={view} />
    </main>
  );
}
