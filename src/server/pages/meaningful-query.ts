import { askedEnquiryQuery, parseAskedEnquiry } from "#contract/enquiry/asked-enquiry.ts";
import { parseThanked, thankedQuery } from "#contract/enquiry/thanked.ts";
import { isFormQuery } from "#contract/form-query.ts";
import {
  askedPageQuery,
  askedPostsQuery,
  parseAskedPage,
  parseAskedPosts,
} from "#contract/page-query.ts";
import { homeListQuery, parseHomeList, parseHomeOrder } from "#contract/home-list.ts";
import { askedChoicesQuery, parseAskedChoices } from "#contract/purchase-choices.ts";
import { parseQuestionnaire, questionnaireQuery } from "#contract/questionnaire-query.ts";
import { anyCriteria, parseSearchCriteria, searchQuery } from "#contract/search-criteria.ts";
import type { RoutesOfPath } from "#server/pages/routes-of-path.ts";

/** Null for a query under which no page stands: it is answered with a redirect, from the query as it came. */
type Rewrite = (query: URLSearchParams) => URLSearchParams | null;

const listing: Rewrite = (query) =>
  isFormQuery(query) ? null : searchQuery(parseSearchCriteria(query));
const pagedList: Rewrite = (query) => askedPageQuery(parseAskedPage(query));
const questionnaire: Rewrite = (query) => questionnaireQuery(parseQuestionnaire(query));

/** Which parameters mean something on a screen, and how each is written. On every other screen none does. */
export const meaningfulOn: Readonly<Record<string, Rewrite>> = {
  listing,
  "listing-type": listing,
  "listing-city": listing,
  "listing-type-city": listing,
  "search-suggestions": (query) =>
    searchQuery({ ...anyCriteria, query: parseSearchCriteria(query).query }),
  enquiry: (query) => askedEnquiryQuery(parseAskedEnquiry(query)),
  "thanks-you": (query) => thankedQuery(parseThanked(query)),
  blog: (query) => askedPostsQuery(parseAskedPosts(query)),
  questionnaire,
  "questionnaire-content": questionnaire,
  shortlist: (query) => homeListQuery(parseHomeList(query, "shortlist"), parseHomeOrder(query)),
  compare: (query) => homeListQuery(parseHomeList(query, "compare")),
  "developer-companies": pagedList,
  videos: pagedList,
  "city-guide": pagedList,
  project: (query) => askedChoicesQuery(parseAskedChoices(query)),
};

/**
 * The part of a query that changes the page, canonical: unknown parameters and wrong values are left out, the order is
 * fixed. For the router's `.data` answers, the routes that it asks for belong to it, as far as they stand under that path: any
 * others would be keys without end for one answer. Null where no page stands under it.
 */
export function meaningfulQuery(
  path: string,
  query: string,
  routesOf: RoutesOfPath,
): string | null {
  const asked = new URLSearchParams(query);
  const page = path.replace(/\.data$/, "");
  const routes = routesOf(page);
  const rewrite = meaningfulOn[screenOf(routes)];
  const kept = rewrite === undefined ? new URLSearchParams() : rewrite(asked);
  if (kept === null) return null;
  if (page !== path) {
    const wanted = wantedRoutes(asked.get("_routes"), routes);
    if (wanted.length > 0) kept.set("_routes", wanted.join(","));
  }
  return kept.toString();
}

/** Without its language, as the table of routes names it. */
function screenOf(routes: readonly string[]): string {
  const [screen = ""] = routes.at(-1)?.split("___", 1) ?? [];
  return screen;
}

function wantedRoutes(named: string | null, possible: readonly string[]): string[] {
  if (named === null) return [];
  return [...new Set(named.split(","))].filter((id) => possible.includes(id)).sort();
}
