import type { Suggestion } from "#contract/search.ts";
import type { Locale } from "#domain/locale.ts";
import { nameKey } from "#domain/search/tokens.ts";
import { placesOf } from "#catalog/projects/places.ts";
import type { ReadContext } from "#catalog/read-context.ts";
import { countProjectsByRegion } from "#catalog/regions/count-projects-by-region.ts";
import { loadDevelopers } from "#catalog/search/suggestions/developers.ts";
import { mixSuggestions } from "#catalog/search/suggestions/mix-suggestions.ts";
import { isMisspeltPrefix, matchRank } from "#catalog/search/suggestions/match-rank.ts";
import { loadPlaces, type NamedPlace, placeIn } from "#catalog/search/suggestions/places.ts";
import { loadProjectNames } from "#catalog/search/suggestions/project-names.ts";

/**
 * Suggests visible places, developers and projects by a prefix of a word of their name, in any language, or of the
 * reference; without a match, places one letter off. Prefixes of the whole name come first, then places by size,
 * developers, and projects by date.
 */
export async function suggest(
  context: ReadContext,
  { query, limit }: { query: string; limit: number },
): Promise<Suggestion[]> {
  const typed = nameKey(query);
  if (typed === "") return [];
  const [places, developers, findProjects, countOf] = await Promise.all([
    context.cached(loadPlaces),
    context.cached(loadDevelopers),
    context.cached(loadProjectNames),
    countProjectsByRegion(context),
  ]);
  const bySize = (all: readonly NamedPlace[]) =>
    all.toSorted((one, other) => countOf(other.id) - countOf(one.id) || one.id - other.id);
  const placeOf = (place: NamedPlace) => suggestedPlace(place, countOf(place.id), context.locale);
  const suggestions = mixSuggestions<Suggestion | number>(
    [
      matchingSuggestions(bySize(places), typed, placeOf),
      matchingSuggestions(developers, typed, ({ slug, name, projects: count }) => ({
        kind: "developer" as const,
        slug,
        name,
        place: null,
        projects: count,
      })),
      findProjects(typed, limit).map(({ id, rank }) => ({
        rank,
        suggestion: id,
      })),
    ],
    limit,
  );
  if (suggestions.length === 0) {
    const close = places.filter(({ keys }) => keys.some((key) => isMisspeltPrefix(key, typed)));
    return bySize(close).slice(0, limit).map(placeOf);
  }
  const ids = suggestions.filter((each) => typeof each === "number");
  const projectOf = await suggestedProjects(context, ids);
  return suggestions.map((each) => (typeof each === "number" ? projectOf(each) : each));
}

function matchingSuggestions<Named extends { keys: readonly string[] }>(
  candidates: readonly Named[],
  typed: string,
  suggestionOf: (candidate: Named) => Suggestion,
) {
  return candidates.flatMap((candidate) => {
    const ranks = candidate.keys
      .map((key) => matchRank(key, typed))
      .filter((rank) => rank !== null);
    if (ranks.length === 0) return [];
    return [{ rank: Math.min(...ranks), suggestion: suggestionOf(candidate) }];
  });
}

function suggestedPlace({ slug, path }: NamedPlace, projects: number, locale: Locale): Suggestion {
  const name = path.at(-1)?.[locale].name ?? slug;
  return { kind: "place", slug, name, place: placeIn(locale, path), projects };
}

async function suggestedProjects(
  context: ReadContext,
  ids: readonly number[],
): Promise<(id: number) => Suggestion> {
  const [rows, places] =
    ids.length === 0
      ? [[], new Map<number, never>()]
      : await Promise.all([
          context.database
            .selectFrom("project")
            .select(["id", "slug", "name"])
            .where("id", "in", ids)
            .execute(),
          placesOf(context, ids),
        ]);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const project = rowOf.get(id);
    if (project === undefined) throw new Error(`No project has the id ${id}.`);
    const { slug, name } = project;
    return { kind: "project", slug, name, place: places.get(id) ?? null, projects: null };
  };
}
