/** JSON; empty for a text too short to suggest anything. */
import type { Suggestions } from "#contract/search.ts";
import { parseSearchCriteria } from "#contract/search-criteria.ts";
import { apiFor } from "#site/data/api-client.ts";
import { localeOfPath } from "#site/data/locale-of-path.ts";
import { isWorthSuggesting } from "#site/components/search-box/worth-suggesting.ts";
import { named } from "#site/data/route-middleware.ts";
import type { Route } from "./+types/search-suggestions.ts";

export const middleware = named("not-indexed");

const none: Suggestions = { content: [] };

export async function loader({ url, context }: Route.LoaderArgs) {
  const { query } = parseSearchCriteria(url.searchParams);
  if (!isWorthSuggesting(query)) return Response.json(none);
  const api = apiFor(context, localeOfPath(url.pathname));
  const suggestions = await api.want("suggestions", { query: { query } });
  // An empty list would claim that there are none.
  return suggestions ? Response.json(suggestions) : new Response(null, { status: 503 });
}
