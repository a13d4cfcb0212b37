import { useEffect, useState } from "react";
import type { Suggestion, Suggestions } from "#contract/search.ts";
import { linkTo } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";
import { useVisitorChoice } from "#i18n/visitor-choice.tsx";
import { isWorthSuggesting } from "#site/components/search-box/worth-suggesting.ts";

/** Debounce. */
const pauseMs = 150;

interface Answer {
  text: string;
  suggestions: readonly Suggestion[];
}

/** Null without suggestions. The last ones stay while the visitor types on; stale answers are discarded. */
export function useAnswer(text: string): readonly Suggestion[] | null {
  const { locale } = useVisitorChoice();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isWorthIt = isWorthSuggesting(text);
  useEffect(() => {
    if (!isWorthIt) return;
    const asking = new AbortController();
    const { signal } = asking;
    async function hear() {
      const suggestions = await ask(locale, text, signal).catch(() => null);
      if (!signal.aborted) setAnswer(suggestions && { text, suggestions });
    }
    const timer = setTimeout(() => void hear(), pauseMs);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [locale, text, isWorthIt]);
  return isWorthIt && answer !== null && isAkin(answer.text, text) ? answer.suggestions : null;
}

/** Whether one text continues the other. */
function isAkin(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one);
}

async function ask(locale: Locale, text: string, signal: AbortSignal) {
  const query = new URLSearchParams({ query: text });
  const response = await fetch(`${linkTo(locale, "search-suggestions")}?${query}`, { signal });
  if (!response.ok) return null;
  const { content } = (await response.json()) as Suggestions; // our own route, which answers in this shape
  return content;
}
