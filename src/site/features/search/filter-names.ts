/** Filter names are also needed in the browser, for pending selections. */
import { writeSearchCriteria, type Range, type SearchCriteria } from "#contract/search-criteria.ts";
import { isFlag, type ListFilter, type SearchFilter } from "#domain/search/filters.ts";
import { isolate, isolateRooms } from "#i18n/isolate.ts";
import { translatorFor } from "#i18n/messages.ts";
import { useVisitor, type Visitor } from "#i18n/visitor.tsx";
import type { FilterGroup } from "#site/features/search/filter-groups.ts";

export interface FilterOption {
  /** As in the query. */
  value: string;
  name: string;
  /** Projects it would leave; null for a selected value that is not offered. */
  count: number | null;
}

export interface OfferedOption extends FilterOption {
  count: number;
}

/** In display order. */
export type FilterOptions = Readonly<Record<ListFilter, readonly FilterOption[]>>;

export interface FilterNames {
  group(group: SearchFilter): string;
  /** Selected values: `Istanbul or İzmir`, `up to $500,000`, `Sea view`, `“breeze”`. */
  chosen(group: FilterGroup, criteria: SearchCriteria): string;
  /** The same, quoted for use in a sentence. */
  quoted(group: FilterGroup, criteria: SearchCriteria): string;
}

const maxQuoteLength = 40;

export function useFilterNames(options: FilterOptions): FilterNames {
  return filterNames(options, useVisitor());
}

export function filterNames(
  options: FilterOptions,
  { locale, format, usd }: Pick<Visitor, "locale" | "format" | "usd">,
): FilterNames {
  const t = translatorFor(locale, "facets");
  const groups: Record<SearchFilter, string> = {
    city: t("city"),
    town: t("town"),
    type: t("type"),
    price: t("price"),
    rooms: t("rooms"),
    area: t("area"),
    status: t("status"),
    handover: t("handover"),
    seaView: t("sea_view"),
    citizenship: t("citizenship"),
    residence: t("residence"),
    developer: t("developer"),
    amenity: t("amenity"),
  };

  function range(chosen: Range | null, write: (bound: number) => string): string {
    const { from, to } = chosen ?? { from: null, to: null };
    if (from === null) return to === null ? "" : t("at_most", { to: isolate(write(to)) });
    if (to === null) return t("at_least", { from: isolate(write(from)) });
    return format.range(isolate(write(from)), isolate(write(to)));
  }

  function chosen(group: FilterGroup, criteria: SearchCriteria): string {
    if (isFlag(group)) return groups[group];
    switch (group) {
      case "price":
        return range(criteria.price, usd);
      case "area":
        return range(criteria.area, (squareMetres) => format.area(squareMetres, "m2"));
      case "query":
        return inQuotes(isolateRooms(criteria.query));
      default: {
        const values = chosenValues(criteria, group);
        const named = options[group].filter(({ value }) => values.includes(value));
        return format.eitherOf(named.map(({ name }) => (group === "rooms" ? isolate(name) : name)));
      }
    }
  }

  function quoted(group: FilterGroup, criteria: SearchCriteria): string {
    const filter = chosen(group, criteria);
    return group === "query" ? filter : inQuotes(filter);
  }

  function inQuotes(text: string): string {
    return translatorFor(locale, "listing")("query_text", { text: isolate(truncated(text)) });
  }

  return { group: (group) => groups[group], chosen, quoted };
}

/** The search field shows a long text in full. */
function truncated(text: string): string {
  const characters = [...text];
  return characters.length <= maxQuoteLength
    ? text
    : `${characters.slice(0, maxQuoteLength).join("").trimEnd()}…`;
}

/** Selected values of a group, as in the query. */
export function chosenValues(criteria: SearchCriteria, group: ListFilter): string[] {
  const written = writeSearchCriteria(criteria).get(group) ?? "";
  return written === "" ? [] : written.split(",");
}

export function offeredOptions(options: readonly FilterOption[]): OfferedOption[] {
  return options.flatMap(({ count, ...option }) => (count === null ? [] : [{ ...option, count }]));
}
