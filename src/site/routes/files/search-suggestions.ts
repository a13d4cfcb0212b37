/** JSON; empty for a text too short to suggest anything. */
import type { Suggestions } from "#contract/search.ts";
import { parseSearchCriteria } from "#contract/search-criteria.ts";
import { apiFor } from "#site/data/api-client.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { canSuggest } from "#site/components/search-box/can-suggest.ts";
import { routeMiddleware } from "#site/data/route-middleware.ts";
import type { Route } from "./+types/search-suggestions.ts";

export const middleware = routeMiddleware("noindex");

const none: Suggestions = { content: [] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { query } = parseSearchCriteria(url.searchParams);
  if (!canSuggest(query)) return Response.json(none);
  const api = apiFor(context, localeOfPath(url.pathname));
  const suggestions = await api.getOptional("suggestions", { query: { query } });
  // An empty list would claim that there are none.
  return suggestions ? Response.json(suggestions) : new Response(null, { status: 503 });
}
