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

/** Which parameters mean something on which pages, and how each is written. On every other page none does. */
const meaningful: readonly { pages: RegExp; rewrite: Rewrite }[] = [
  {
    pages: /^\/..\/[a-z0-9-]+(?:\/[a-z0-9-]+)?\/for-sale(?:\/[a-z0-9-]+)?$/,
    rewrite: (query) => (isFormQuery(query) ? null : searchQuery(parseSearchCriteria(query))),
  },
  {
    pages: /^\/..\/search-suggestions$/,
    rewrite: (query) => searchQuery({ ...anyCriteria, query: parseSearchCriteria(query).query }),
  },
  {
    pages: /^\/..\/enquiry$/,
    rewrite: (query) => askedEnquiryQuery(parseAskedEnquiry(query)),
  },
  {
    pages: /^\/..\/thanks-you$/,
    rewrite: (query) => thankedQuery(parseThanked(query)),
  },
  {
    pages: /^\/..\/blog$/,
    rewrite: (query) => askedPostsQuery(parseAskedPosts(query)),
  },
  {
    pages: /^\/..\/questionnaire(?:\/content)?$/,
    rewrite: (query) => questionnaireQuery(parseQuestionnaire(query)),
  },
  {
    pages: /^\/..\/shortlist$/,
    rewrite: (query) => homeListQuery(parseHomeList(query, "shortlist"), parseHomeOrder(query)),
  },
  {
    pages: /^\/..\/compare$/,
    rewrite: (query) => homeListQuery(parseHomeList(query, "compare")),
  },
  {
    pages: /^\/..\/(?:developer-companies|videos|guides\/[a-z0-9-]+)$/,
    rewrite: (query) => askedPageQuery(parseAskedPage(query)),
  },
  {
    // A town's guide has as many parts to its path as a project.
    pages: /^\/..\/(?!guides\/)[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/,
    rewrite: (query) => askedChoicesQuery(parseAskedChoices(query)),
  },
];

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
  const rule = meaningful.find(({ pages }) => pages.test(page));
  const kept = rule === undefined ? new URLSearchParams() : rule.rewrite(asked);
  if (kept === null) return null;
  if (page !== path) {
    const wanted = wantedRoutes(asked.get("_routes"), page, routesOf);
    if (wanted.length > 0) kept.set("_routes", wanted.join(","));
  }
  return kept.toString();
}

function wantedRoutes(named: string | null, page: string, routesOf: RoutesOfPath): string[] {
  if (named === null) return [];
  const possible = routesOf(page);
  return [...new Set(named.split(","))].filter((id) => possible.has(id)).sort();
}
