import { useEffect, useState } from "react";
import type { Suggestion, Suggestions } from "#contract/search.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { canSuggest } from "#site/components/search-box/can-suggest.ts";
import { fetchOwn } from "#site/components/fetch-own.ts";

const debounceMs = 150;

interface FetchedSuggestions {
  text: string;
  suggestions: readonly Suggestion[];
}

/** Null without suggestions. The last ones stay while the visitor types on; stale answers are discarded. */
export function useSuggestions(text: string): readonly Suggestion[] | null {
  const { locale } = useVisitorPreferences();
  const [fetched, setFetched] = useState<FetchedSuggestions | null>(null);
  const isLongEnough = canSuggest(text);
  useEffect(() => {
    if (!isLongEnough) return;
    const abort = new AbortController();
    const { signal } = abort;
    async function load() {
      const suggestions = await fetchSuggestions(locale, text, signal).catch(() => null);
      if (!signal.aborted) setFetched(suggestions && { text, suggestions });
    }
    const timer = setTimeout(() => void load(), debounceMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [locale, text, isLongEnough]);
  return isLongEnough && fetched !== null && isPrefixOfOther(fetched.text, text)
    ? fetched.suggestions
    : null;
}

/** Whether one text continues the other. */
function isPrefixOfOther(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

async function fetchSuggestions(locale: Locale, text: string, signal: AbortSignal) {
  const query = new URLSearchParams({ query: text });
  const url = `${linkTo(locale, "search-suggestions")}?${query}`;
  const answer = await fetchOwn<Suggestions>(url, { signal });
  return answer?.content ?? null;
}
