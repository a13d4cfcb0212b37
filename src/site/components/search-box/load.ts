import { loadOptional } from "#site/components/optional-files.ts";
import type { Suggestions } from "#site/components/search-box/suggestions.tsx";

export type SuggestionsComponent = typeof Suggestions;

/** Fetches what the suggestions take, or null: the search works without them. */
export async function loadSuggestions(): Promise<SuggestionsComponent | null> {
  const module = await loadOptional(() => import("#site/components/search-box/suggestions.tsx"));
  return module?.Suggestions ?? null;
}
