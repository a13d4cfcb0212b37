import type { Suggestions } from "#site/parts/search-box/suggestions.tsx";

export type SuggestionsComponent = typeof Suggestions;

/** Fetches what the suggestions take, or null: the search works without them, so a failure is no reason to load the page anew. */
export async function loadSuggestions(): Promise<SuggestionsComponent | null> {
  const done = new AbortController();
  window.addEventListener("vite:preloadError", keepThePage, { capture: true, signal: done.signal });
  try {
    const { Suggestions } = await import("#site/parts/search-box/suggestions.tsx");
    return Suggestions;
  } catch {
    return null;
  } finally {
    done.abort();
  }
}

function keepThePage(event: Event): void {
  event.stopImmediatePropagation();
}
