import { lazy } from "react";
import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { isFormQuery } from "#contract/form-query.ts";
import { parseSearchCriteria, searchQuery } from "#contract/search-criteria.ts";
import { linkTo } from "#domain/links.ts";
import { translatorFor } from "#i18n/messages.ts";
import { withTexts } from "#i18n/whole-texts.ts";
import { apiFor } from "#site/api-client.ts";
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
import { facetsToSend, type SentView } from "#site/features/search/sent-view.ts";
import { listingAddress, type CanonicalHandle } from "#site/canonical-address.ts";
import { foundInstead } from "#site/found-instead.ts";
import { localeOfPath } from "#site/locale-of-path.ts";
import { movedOrMissing } from "#site/moved-or-missing.ts";
import { pageHead } from "#site/page-head.ts";
import { pagedDescription, refusePastEnd } from "#site/paged-list.ts";
import { leadingCards } from "#site/project-cards.server.tsx";
import { ProjectShelf } from "#site/parts/project-shelf.tsx";
import { hidden } from "#site/parts/still/hidden.ts";
import { laterPart } from "#site/parts/still/later-part.ts";
import { Later } from "#site/parts/still/later.tsx";
import { keptPiece } from "#site/parts/still/still-part.ts";
import { Still } from "#site/parts/still/still.tsx";
import { sharePictureContext, siteIn } from "#site/request-context.ts";
import { sent } from "#site/sent.server.ts";
import { sheets } from "#site/sheets.ts";
import listingSheet from "#site/styles/sheets/listing.css?url";
import { itemList, projectPaths } from "#site/structured-data/item-list.server.ts";
import { tell } from "#site/structured-data/told.server.ts";
import { trail } from "#site/structured-data/trail.server.ts";
import { typedSearch } from "#site/typed-search.ts";
import type { Route } from "./+types/listing.ts";

/** No boundary stands around it: the server waits for it, and a turn to such a page does, too. */
const NothingFound = lazy(async () => {
  const { NothingFound } = await withTexts(() => import("#site/features/search/nothing-found.tsx"));
  return { default: NothingFound };
});

const Corrected = lazy(async () => ({ default: (await lateFiles()).Corrected }));

export const links = sheets(listingSheet);

export const handle: CanonicalHandle = { canonicalAddress: listingAddress };

export async function loader(args: Route.LoaderArgs) {
  const { request, url, context, params } = args;
  const { pathname, searchParams } = url;
  const locale = localeOfPath(pathname);
  const { country, type, city } = params;
  if (type === everywhere) {
    throw redirect(linkTo(locale, "listing", { country, city }) + url.search, 308);
  }
  if (country === everywhere && (type ?? city) !== undefined) throw data(null, { status: 404 });
  if (isFormQuery(searchParams)) {
    const headers = { "Cache-Control": "no-store" }; // each form's address is another
    throw redirect(formTarget(locale, params, searchParams), { headers });
  }

  const api = apiFor(context, locale);
  const criteria = parseSearchCriteria(searchParams);
  const listing = await api.get("listing", {
    params: { type: type ?? everywhere, second: city ?? country },
    query: searchQuery(criteria),
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
  // What is drawn live with the page has to know the names of filters from the start.
  const isDrawnLive = instead !== null || (search?.corrected.length ?? 0) > 0;
  const packed = facetsToSend(found);
  const view: SentView = {
    ...found,
    names: { ...names, description },
    facets: isDrawnLive ? { value: packed } : hidden({ request }, packed),
  };
  return {
    view,
    trail: await sent(args, trailPiece, [{ scope, crumb: names.crumb }]),
    cards: await sent(args, leadingCards, content),
    instead,
    end: await sent(args, endPiece, [{ asked, page }]),
    none: await sent(args, nonePiece, [
      { names: { listed: names.listed }, selection, facets: packed },
    ]),
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

const lateFiles = () => withTexts(() => import("#site/features/search/late-listing.tsx"));

const filtersPart = laterPart("filters", async () => (await lateFiles()).LiveFilters);
const resultsPart = laterPart("results-line", async () => (await lateFiles()).LiveResultsLine);

const trailPiece = keptPiece("listing-trail", async () => {
  const { ListingTrail } = await import("#site/features/search/listing-trail.tsx");
  return ListingTrail;
});

const endPiece = keptPiece("listing-end", async () => {
  const { ListingEnd } = await import("#site/features/search/listing-end.tsx");
  return ListingEnd;
});

const nonePiece = keptPiece("none-of-these", async () => {
  const { NoneOfThese } = await import("#site/features/search/none-of-these.tsx");
  return NoneOfThese;
});

export default function Listing({ loaderData }: Route.ComponentProps) {
  const { view, trail, cards, instead, end, none } = loaderData;
  const t = useTranslations("listing");
  return (
    <main id="main">
      <ListingHead
        view={view}
        trail={<Still sent={trail} />}
        corrected={view.search?.corrected.length ? <Corrected item={view} /> : null}
      />
      <ChoosingProvider page={view}>
        <Later part={filtersPart} item={view} hidden={view.facets} />
        <div className="wrap">
          <Later part={resultsPart} item={view} hidden={view.facets} />
          <Found>
            <h2 className="vh">{t("results")}</h2>
            {instead === null ? (
              <>
                <ProjectShelf cards={cards} />
                <Still sent={end} />
              </>
            ) : (
              <NothingFound item={view} instead={instead} />
            )}
          </Found>
        </div>
      </ChoosingProvider>
      <Still as="section" className="section--tight sunk mt-section" sent={none} />
    </main>
  );
}
