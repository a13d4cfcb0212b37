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
import {
  anyCriteria,
  parseSearchCriteria,
  type SearchCriteria,
  searchQuery,
} from "#contract/search-criteria.ts";
import type { RoutesOfPath } from "#server/pages/routes-of-path.ts";

/** What a query means to a page, in the one way in which it is written. */
export interface Meaning {
  query: URLSearchParams;
  /** What a listing is asked for; null on every other page. */
  criteria: SearchCriteria | null;
}

/** Null for a query under which no page stands: it is answered with a redirect, from the query as it came. */
type Read = (query: URLSearchParams) => Meaning | null;

const nothing: Read = () => ({ query: new URLSearchParams(), criteria: null });
const written =
  (rewrite: (query: URLSearchParams) => URLSearchParams): Read =>
  (query) => ({ query: rewrite(query), criteria: null });

function listing(query: URLSearchParams): Meaning | null {
  if (isFormQuery(query)) return null;
  const criteria = parseSearchCriteria(query);
  return { query: searchQuery(criteria), criteria };
}
const pagedList = written((query) => askedPageQuery(parseAskedPage(query)));
const questionnaire = written((query) => questionnaireQuery(parseQuestionnaire(query)));

/** Which parameters mean something on a screen, and how each is read. On every other screen none does. */
export const meaningfulOn: Readonly<Record<string, Read>> = {
  listing,
  "listing-type": listing,
  "listing-city": listing,
  "listing-type-city": listing,
  "search-suggestions": written((query) =>
    searchQuery({ ...anyCriteria, query: parseSearchCriteria(query).query }),
  ),
  enquiry: written((query) => askedEnquiryQuery(parseAskedEnquiry(query))),
  "thanks-you": written((query) => thankedQuery(parseThanked(query))),
  blog: written((query) => askedPostsQuery(parseAskedPosts(query))),
  questionnaire,
  "questionnaire-content": questionnaire,
  shortlist: written((query) =>
    homeListQuery(parseHomeList(query, "shortlist"), parseHomeOrder(query)),
  ),
  compare: written((query) => homeListQuery(parseHomeList(query, "compare"))),
  "developer-companies": pagedList,
  videos: pagedList,
  "city-guide": pagedList,
  project: written((query) => askedChoicesQuery(parseAskedChoices(query))),
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
): Meaning | null {
  const asked = new URLSearchParams(query);
  const page = path.replace(/\.data$/, "");
  const routes = routesOf(page);
  const meaning = (meaningfulOn[screenOf(routes)] ?? nothing)(asked);
  if (meaning === null || page === path) return meaning;
  const wanted = wantedRoutes(asked.get("_routes"), routes);
  if (wanted.length > 0) meaning.query.set("_routes", wanted.join(","));
  return meaning;
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
