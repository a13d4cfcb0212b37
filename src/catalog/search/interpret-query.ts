import type { InterpretedQuery } from "#contract/search.ts";
import { type ParsedSearchText, parseSearchText } from "#domain/search/parse-query.ts";
import { termsOf } from "#domain/search/terms.ts";
import { phrasesOf } from "#domain/search/tokens.ts";
import { visibleProjects } from "#catalog/projects/visible-projects.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { loadLexicon } from "#catalog/search/load-lexicon.ts";
import { listCurrencies } from "#catalog/settings/currencies.ts";

/**
 * Turns words that name visible content or a range into filters, as a URL writes them, and leaves the rest as
 * text. A full project name stays text even if its words name filters.
 */
export async function interpretQuery(
  context: ReadContext,
  query: string,
): Promise<InterpretedQuery> {
  const [lexicon, rates, projectNames] = await Promise.all([
    context.cached(loadLexicon),
    listCurrencies(context),
    namedProjects(context, query),
  ]);
  const { locale } = context;
  const { text, country, words } = parseSearchText(query, { locale, lexicon, rates, projectNames });
  // A text of punctuation alone would match no project.
  return {
    text: termsOf(text, locale).length === 0 ? "" : text,
    country,
    filters: filtersOf(words),
    words,
  };
}

/** Normalized names of projects that appear in full in the query. */
async function namedProjects(context: ReadContext, query: string): Promise<ReadonlySet<string>> {
  const phrases = phrasesOf(query);
  if (phrases.length === 0) return new Set();
  const rows = await visibleProjects(context)
    .innerJoin("project_name_key as named", "named.project_id", "project.id")
    .select("named.name_key as key")
    .where("named.name_key", "in", phrases)
    .distinct()
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** Filters that have a single range in a URL. */
const ranges: readonly string[] = ["price", "area"];

function filtersOf(words: ParsedSearchText["words"]): Record<string, string> {
  const values = Map.groupBy(
    words.filter(({ filter }) => filter !== "country"),
    ({ filter }) => filter,
  );
  return Object.fromEntries(
    [...values].map(([filter, terms]) => {
      const distinct = new Set(terms.flatMap(({ value }) => value.split(",")));
      const [first = ""] = distinct;
      return [filter, ranges.includes(filter) ? first : [...distinct].join(",")];
    }),
  );
}
