import type { Facets, FacetValue } from "#contract/listing.ts";
import type { Named } from "#contract/shared.ts";
import { studio } from "#domain/rooms.ts";
import type { Locale } from "#domain/locale.ts";
import {
  byFlagFilter,
  type FlagFilter,
  type ListFilter,
  type RangeFilter,
} from "#domain/search/filters.ts";
import { translatorFor } from "#i18n/messages.ts";
import { statusNames } from "#site/components/status-tag.tsx";
import {
  chosenValues,
  type FilterOption,
  type FilterOptions,
} from "#site/features/search/filter-names.ts";
import type { ListingResult } from "#site/features/search/listing-result.ts";

/** Filters that a listing offers; the selection holds the chosen values. */
export interface FiltersView {
  /** Country named in the typed text and not in the path. */
  country: Named | null;
  /** Filters set by the filter page, which are not offered. */
  fixed: readonly string[];
  options: FilterOptions;
  /** Projects that each would leave. */
  flags: Readonly<Record<FlagFilter, number>>;
  /** Lowest and highest value, whole USD and m²; null without results. */
  bounds: Pick<Facets, RangeFilter>;
}

export function filtersView(result: ListingResult, locale: Locale): FiltersView {
  const { scope, facets } = result.listing;
  const { price, area } = facets;
  return {
    country: result.typedQuery?.country ?? null,
    fixed: scope.fixed,
    options: filterOptions(result, locale),
    flags: byFlagFilter((flag) => facets[flag]),
    bounds: { price, area },
  };
}

function filterOptions(
  { listing: { facets }, interpreted: { criteria } }: ListingResult,
  locale: Locale,
): FilterOptions {
  const nameOf = optionNames(locale);

  function optionsOf(group: ListFilter, offered: readonly FacetValue[] = facets[group]) {
    const options: FilterOption[] = offered.map(({ value, label, count }) => ({
      value,
      name: label ?? nameOf(group, value),
      count,
    }));
    const others = chosenValues(criteria, group).filter(
      (chosen) => !offered.some(({ value }) => value === chosen),
    );
    return [
      ...options,
      ...others.map((value) => ({ value, name: nameOf(group, value), count: null })),
    ];
  }

  const showsTowns = criteria.city.length + criteria.town.length > 0;
  return {
    city: optionsOf("city"),
    // Towns are offered only after a city is chosen.
    town: optionsOf("town", showsTowns ? facets.town : []),
    type: optionsOf("type"),
    rooms: optionsOf("rooms"),
    status: optionsOf("status"),
    handover: optionsOf("handover"),
    developer: optionsOf("developer"),
    amenity: optionsOf("amenity"),
  };
}

/** Names of values without a label of their own. */
function optionNames(locale: Locale): (group: ListFilter, value: string) => string {
  const t = translatorFor(locale, "facets");
  const statuses: Readonly<Record<string, string>> = statusNames(locale);

  function rooms(encoded: string): string {
    if (encoded === studio) return translatorFor(locale, "card")("studio");
    const [bedrooms, livingRooms = ""] = encoded.split("-");
    const plain = `${bedrooms}+${livingRooms.replace("+", "")}`;
    return encoded.endsWith("+") ? t("rooms_or_more", { rooms: plain }) : plain;
  }

  function handover(encoded: string): string {
    if (encoded === "ready") return t("ready_now");
    const year = encoded.replace("+", "");
    return encoded.endsWith("+") ? t("year_or_later", { year }) : t("year", { year });
  }

  return (group, value) => {
    if (group === "rooms") return rooms(value);
    if (group === "handover") return handover(value);
    return group === "status" ? (statuses[value] ?? value) : value;
  };
}
