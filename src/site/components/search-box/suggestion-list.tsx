import type { MouseEvent } from "react";
import { useTranslations } from "use-intl";
import type { Suggestion } from "#contract/search.ts";
import { foldText } from "#domain/search/fold.ts";
import { isolateRooms } from "#i18n/isolate.ts";
import { useVisitorPreferences } from "#i18n/visitor-preferences.tsx";
import { placeText } from "#i18n/place-text.ts";
import { Icon } from "#site/ui/icon.tsx";
import { Link } from "#site/ui/link.tsx";
import {
  emptyCriteria,
  writeSearchCriteria,
  type SearchCriteria,
} from "#contract/search-criteria.ts";
import { linkTo, type ScreenParams } from "#domain/links.ts";
import type { Locale } from "#domain/locale.ts";

interface SuggestionGroup {
  kind: Suggestion["kind"];
  /** Index of the group's first suggestion among all. */
  first: number;
  suggestions: Suggestion[];
}

const kinds = ["place", "developer", "project"] as const;

/** Keeps the order within a kind. */
export function groupByKind(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  let first = 0;
  return kinds.flatMap((kind) => {
    const members = suggestions.filter((suggestion) => suggestion.kind === kind);
    const group = { kind, first, suggestions: members };
    first += members.length;
    return members.length === 0 ? [] : [group];
  });
}

interface SuggestionListProps {
  id: string;
  groups: readonly SuggestionGroup[];
  query: string;
  /** Index of the highlighted row. */
  active: number | null;
  optionId: (index: number) => string;
  /** Null when the pointer leaves all rows. */
  onHover: (index: number | null) => void;
  onSelect: () => void;
}

/** Ends with a row that searches for the text itself. The focus stays in the field, so no row is focusable. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, groups, query, active, optionId, onHover, onSelect } = props;
  const { locale } = useVisitorPreferences();
  const t = useTranslations("search");
  const names = {
    place: t("kind.place"),
    developer: t("kind.developer"),
    project: t("kind.project"),
  };
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const option = (index: number) => ({
    id: optionId(index),
    className: "search-box__option",
    role: "option",
    tabIndex: -1,
    "aria-selected": index === active,
    // A list that opens under a resting pointer fires this event too.
    onMouseMove({ movementX, movementY }: MouseEvent) {
      if (movementX !== 0 || movementY !== 0) onHover(index);
    },
    onClick: onSelect,
  });
  return (
    <div
      className="search-box__list"
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t("suggestions")}
      onMouseDown={(event) => event.preventDefault()}
      onMouseLeave={() => onHover(null)}
    >
      {groups.map(({ kind, first, suggestions }) => (
        <div key={kind} className="search-box__group" role="group" aria-label={names[kind]}>
          <span className="search-box__kind" aria-hidden="true">
            {names[kind]}
          </span>
          {suggestions.map((suggestion, index) => (
            <Link
              key={suggestion.slug}
              to={suggestionLink(locale, suggestion)}
              {...option(first + index)}
            >
              <Row suggestion={suggestion} query={query} />
            </Link>
          ))}
        </div>
      ))}
      <Link to={resultsLink(locale, query)} {...option(count)}>
        <span className="search-box__all">
          <Icon name="search" />
          <span>
            {t.rich("all_results", {
              text: isolateRooms(query),
              name: (text) => <bdi>{text}</bdi>,
            })}
          </span>
        </span>
      </Link>
    </div>
  );
}

function Row({ suggestion, query }: { suggestion: Suggestion; query: string }) {
  const t = useTranslations("search");
  const [before, part, after] = splitAtMatch(suggestion.name, query);
  const place = useSuggestionPlace(suggestion);
  return (
    <>
      <span className="search-box__name">
        <bdi>
          {before}
          {part !== "" && <mark>{part}</mark>}
          {after}
        </bdi>
        {place !== "" && <span className="search-box__place">{place}</span>}
      </span>
      {suggestion.projects !== null && (
        <span className="search-box__count numeric">
          {t("projects", { count: suggestion.projects })}
        </span>
      )}
    </>
  );
}

/** Location, as far as the name does not contain it. */
function useSuggestionPlace({ kind, place }: Suggestion): string {
  const t = useTranslations("card");
  if (place === null) return "";
  const { country, city, town } = place;
  if (city === null) return kind === "place" ? "" : country.name;
  if (kind === "place" && town === null) return country.name;
  const shownTown = kind === "place" ? null : town;
  return placeText({ country, city, town: shownTown }, (names) => t("place", names));
}

/** Start of a word; in Chinese, which has no spaces, any character may be one. */
const wordStart = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{N}]|\p{Script=Han}/gu;

/** Splits a name around the typed part, whatever its case and accents; the part is empty where there is none. */
export function splitAtMatch(
  name: string,
  query: string,
): readonly [before: string, part: string, after: string] {
  const foldedQuery = foldText(query.trim());
  for (const { index: start } of foldedQuery === "" ? [] : name.matchAll(wordStart)) {
    const end = endOfPart(name, start, foldedQuery);
    if (end !== null) return [name.slice(0, start), name.slice(start, end), name.slice(end)];
  }
  return [name, "", ""];
}

function endOfPart(name: string, start: number, wanted: string): number | null {
  for (let end = start + 1; end <= name.length; end += 1) {
    const folded = foldText(name.slice(start, end));
    if (folded.length < wanted.length) continue;
    return folded.startsWith(wanted) ? end : null;
  }
  return null;
}

const everywhere = { country: "properties" };

/** Places and developers lead to a listing, projects to their page. */
export function suggestionLink(locale: Locale, { kind, slug, place }: Suggestion): string {
  if (place === null) return listingLink(locale, everywhere, { developer: [slug] });
  const { country, city, town } = place;
  if (kind === "project") {
    return linkTo(locale, "project", {
      country: country.slug,
      city: city?.slug ?? country.slug, // every project has a city; without one the path is redirected
      slug,
    });
  }
  const region = { country: country.slug, city: city?.slug };
  return listingLink(locale, region, town === null ? {} : { town: [town.slug] });
}

/** The listing that searches for the text itself. */
export function resultsLink(locale: Locale, text: string): string {
  return listingLink(locale, everywhere, { query: text });
}

function listingLink(
  locale: Locale,
  region: ScreenParams["listing"],
  criteria: Partial<SearchCriteria>,
): string {
  const query = writeSearchCriteria({ ...emptyCriteria, ...criteria });
  const path = linkTo(locale, "listing", region);
  return query.size === 0 ? path : `${path}?${query}`;
}
