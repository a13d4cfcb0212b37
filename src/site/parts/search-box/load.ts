import { loadOptional } from "#site/parts/optional-files.ts";
import type { Suggestions } from "#site/parts/search-box/suggestions.tsx";

export type SuggestionsComponent = typeof Suggestions;

/** Fetches what the suggestions take, or null: the search works without them. */
export async function loadSuggestions(): Promise<SuggestionsComponent | null> {
  const module = await loadOptional(() => import("#site/parts/search-box/suggestions.tsx"));
  return module?.Suggestions ?? null;
}
