import { writeEnquiryQuery, parseEnquiryQuery } from "#contract/enquiry/enquiry-query.ts";
import { parseThanksQuery, writeThanksQuery } from "#contract/enquiry/thanks-query.ts";
import { isFormQuery } from "#contract/form-query.ts";
import {
  writePageQuery,
  writePostsQuery,
  parsePageQuery,
  parsePostsQuery,
} from "#contract/page-query.ts";
import { savedListQuery, parseSavedList, parseSavedListOrder } from "#contract/saved-list.ts";
import { writeChoicesQuery, parseChoicesQuery } from "#contract/purchase-choices.ts";
import { parseQuestionnaireQuery, writeQuestionnaireQuery } from "#contract/questionnaire-query.ts";
import {
  emptyCriteria,
  parseSearchCriteria,
  type SearchCriteria,
  writeSearchCriteria,
} from "#contract/search-criteria.ts";
import type { RoutesOfPath } from "#server/pages/routes-of-path.ts";
import { localeRoutes, type RouteQuery } from "#site/route-table.ts";

/** A query without unknown parameters and invalid values, in a fixed order. */
export interface CanonicalQuery {
  query: URLSearchParams;
  /** Parsed criteria of a listing; null on other pages. */
  criteria: SearchCriteria | null;
}

/** Null for the query of a plain form, which is redirected to the canonical one. */
type ReadQuery = (query: URLSearchParams) => CanonicalQuery | null;

const ignored: ReadQuery = () => ({ query: new URLSearchParams(), criteria: null });
const canonical =
  (rewrite: (query: URLSearchParams) => URLSearchParams): ReadQuery =>
  (query) => ({ query: rewrite(query), criteria: null });

function listing(query: URLSearchParams): CanonicalQuery | null {
  if (isFormQuery(query)) return null;
  const criteria = parseSearchCriteria(query);
  return { query: writeSearchCriteria(criteria), criteria };
}
const readers: Readonly<Record<RouteQuery, ReadQuery>> = {
  listing,
  choices: canonical((query) => writeChoicesQuery(parseChoicesQuery(query))),
  compare: canonical((query) => savedListQuery(parseSavedList(query, "compare"))),
  enquiry: canonical((query) => writeEnquiryQuery(parseEnquiryQuery(query))),
  page: canonical((query) => writePageQuery(parsePageQuery(query))),
  posts: canonical((query) => writePostsQuery(parsePostsQuery(query))),
  questionnaire: canonical((query) => writeQuestionnaireQuery(parseQuestionnaireQuery(query))),
  shortlist: canonical((query) =>
    savedListQuery(parseSavedList(query, "shortlist"), parseSavedListOrder(query)),
  ),
  suggestions: canonical((query) =>
    writeSearchCriteria({ ...emptyCriteria, query: parseSearchCriteria(query).query }),
  ),
  thanks: canonical((query) => writeThanksQuery(parseThanksQuery(query))),
};

const queryByRoute = new Map(localeRoutes.map(({ id, query }) => [id, query]));

/**
 * The canonical query of a path. React Router's `.data` requests also name routes: those that match the path are part of it, any
 * others would give unlimited keys for one response. Null for the query of a plain form.
 */
export function canonicalQuery(
  path: string,
  query: string,
  routesOf: RoutesOfPath,
): CanonicalQuery | null {
  const given = new URLSearchParams(query);
  const page = path.replace(/\.data$/, "");
  const routes = routesOf(page);
  const meaning = readerOf(routes)(given);
  if (meaning === null || page === path) return meaning;
  const requested = requestedRoutes(given.get("_routes"), routes);
  if (requested.length > 0) meaning.query.set("_routes", requested.join(","));
  return meaning;
}

/** The id of a route has its language behind the underscores. */
function readerOf(routes: readonly string[]): ReadQuery {
  const [id = ""] = routes.at(-1)?.split("___", 1) ?? [];
  const query = queryByRoute.get(id);
  return query === undefined ? ignored : readers[query];
}

function requestedRoutes(named: string | null, possible: readonly string[]): string[] {
  if (named === null) return [];
  return [...new Set(named.split(","))].filter((id) => possible.includes(id)).sort();
}
